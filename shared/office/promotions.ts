// The promotion at the end of an academic year: who moves to which year or status, carried out together and undone as a whole.
import * as z from 'zod/mini';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { type StudentStatus, studentStatuses } from '#shared/people/student-status.ts';
import type { Student } from '#shared/people/students.ts';

/** The groups that move on: the four years, the interns, and those detained before, who stay unless the office promotes them. */
export const promotionGroups = [...years, 'INTERN', 'DETAINED'] as const;
export type PromotionGroup = (typeof promotionGroups)[number];

export const groupLabels: Readonly<Record<PromotionGroup, string>> = {
  FIRST: 'First year to second',
  SECOND: 'Second year to third',
  THIRD: 'Third year to fourth',
  FOURTH: 'Fourth year to internship',
  INTERN: 'Interns to graduates',
  DETAINED: 'Detained before',
};

type Standing = { year: Year; status: StudentStatus };

/** @returns undefined for former students */
export function groupOf({ year, status }: Standing): PromotionGroup | undefined {
  if (status === 'ACTIVE') return year;
  return status === 'INTERN' || status === 'DETAINED' ? status : undefined;
}

/** Year and status of a student after the promotion. */
export function promoted({ year, status }: Standing): Standing {
  if (status === 'INTERN') return { year, status: 'GRADUATED' };
  const next = years[years.indexOf(year) + 1];
  return next ? { year: next, status: 'ACTIVE' } : { year, status: 'INTERN' };
}

/**
 * A hash of who is in which year and status, in any order: with it a promotion is refused where the list is no longer the
 * one that was shown, also where it has as many students.
 */
export async function fingerprintOf(students: readonly (Standing & { id: string })[]): Promise<string> {
  const text = students
    .map(({ id, year, status }) => `${id} ${year} ${status}`)
    .sort()
    .join();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 'Second year', 'Internship', 'Graduated' */
export function standingInWords({ year, status }: Standing): string {
  if (status === 'INTERN') return 'Internship';
  if (status === 'GRADUATED') return 'Graduated';
  return `${yearLabels[year]} year${status === 'DETAINED' ? ', detained' : ''}`;
}

/** The list from before that is kept of a promotion, as CSV. */
export const promotionSnapshotHeader = [
  'enrollmentNumber',
  'firstName',
  'lastName',
  'batch',
  'quota',
  'year',
  'status',
  'statusSince',
  'after',
];

type SnapshotStudent = Pick<
  Student,
  'enrollmentNumber' | 'firstName' | 'lastName' | 'batch' | 'quota' | 'year' | 'status' | 'statusSince'
>;

export function promotionSnapshotRow({ student, after }: { student: SnapshotStudent; after: Standing }) {
  const { enrollmentNumber, firstName, lastName, batch, quota, year, status, statusSince } = student;
  return [
    enrollmentNumber,
    firstName,
    lastName,
    batch ?? '',
    quota ?? '',
    year,
    status,
    statusSince ?? '',
    standingInWords(after),
  ];
}

export const promotionStudentSchema = z.extend(namedStudentSchema, {
  year: z.enum(years),
  status: z.enum(studentStatuses),
});
/** What speaks for and against going on. */
export const promotionCandidateSchema = z.extend(promotionStudentSchema, {
  /** Open fees, whole rupees. */
  open: z.number(),
  /** Subjects whose latest result is not passed. */
  failed: z.number(),
  /** The lowest percentage among the subjects, in the latest year with a class; null before the first one. */
  attendance: z.nullable(z.number()),
  /** Whether that is below the percentage of the college. */
  isShort: z.boolean(),
});
export type PromotionCandidate = z.infer<typeof promotionCandidateSchema>;
export type PromotionStudent = z.infer<typeof promotionStudentSchema>;
