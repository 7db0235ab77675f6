import * as z from 'zod/mini';
import { filterShape, inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { listQuerySchema, searchText } from '#shared/kit/list-query.ts';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { years } from '#shared/kit/study-years.ts';
import { nameField, oneNameTick } from './person-fields.ts';

export const guardianFields = inTable('guardians', {
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  hasOneName: oneNameTick('Has one name only', 'lastName', 'office'),
  phone: {
    label: 'Mobile',
    control: 'tel',
    stored: z.string(),
    input: requiredPhone('Type the phone number: the guardian logs in with it'),
    hint: 'The log-in name. Each guardian has a number of their own.',
    spellings: ['Phone', 'Phone number'],
    isRequired: true,
    isSearched: true,
  },
});

export const relationLabels = {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Guardian',
  other: 'Other',
} as const;
export type Relation = keyof typeof relationLabels;
export const relations = keysOf(relationLabels);

/** What a guardian is to a student, and may see. Nothing that is not said may be seen. */
export const guardianLinkSchema = z.object({
  relation: z.enum(relations, 'Choose what the guardian is to the student'),
  maySeeFees: z._default(z.boolean('maySeeFees must be true or false'), false),
  maySeeMarks: z._default(z.boolean('maySeeMarks must be true or false'), false),
});
export type GuardianLink = z.output<typeof guardianLinkSchema>;

const linked = {
  relation: z.enum(relations),
  maySeeFees: z.boolean(),
  maySeeMarks: z.boolean(),
};

export const guardianSchema = z.object({
  id: z.string(),
  ...storedShape(guardianFields),
  version: z.number(),
  /** The students whose record the guardian reads; those who have left or graduated are listed, but not read. */
  students: z.array(z.extend(namedStudentSchema, { year: z.enum(years), isFormer: z.boolean(), ...linked })),
});
export type Guardian = z.infer<typeof guardianSchema>;

export const guardianInputSchema = z.object(inputShape(guardianFields));
export type GuardianInput = z.output<typeof guardianInputSchema>;

export const studentGuardianSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  ...linked,
  /** null: never. */
  lastLoginAt: z.nullable(z.string()),
});
export type StudentGuardian = z.infer<typeof studentGuardianSchema>;

export const guardianSortKeys = ['lastName', 'firstName', 'phone'] as const;
export const guardianListQuerySchema = z.extend(
  listQuerySchema(guardianSortKeys),
  filterShape(guardianFields),
);
export type GuardianListQuery = z.output<typeof guardianListQuerySchema>;

const guardianFilterSchema = z.object({ q: searchText });
export type GuardianFilter = z.output<typeof guardianFilterSchema>;
export const guardianSelectionSchema = selectionSchema(guardianFilterSchema, 'guardian');
export type GuardianSelection = z.output<typeof guardianSelectionSchema>;
