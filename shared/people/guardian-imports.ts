// The parents whose names and phones stand in the students' records become guardians: a proposal for each phone number.
import * as z from 'zod/mini';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { relations } from './guardians.ts';

const claimSchema = z.object({
  name: z.string(),
  relation: z.enum(relations),
  students: z.array(namedStudentSchema),
});

export const guardianProposalSchema = z.object({
  phone: z.string(),
  /** The guardian who has this phone already; the students are added. */
  guardian: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whose phone it may be: the fathers and mothers of the students with this number. */
  claims: z.array(claimSchema),
  /** The name that all its students share; null where the office must say whose phone it is. */
  chosen: z.nullable(z.string()),
});
export type GuardianProposal = z.infer<typeof guardianProposalSchema>;

export const guardianImportSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** New guardians. */
  created: z.number(),
  /** Students who got one. */
  linked: z.number(),
  undoneAt: z.nullable(z.string()),
});
export type GuardianImport = z.infer<typeof guardianImportSchema>;
