// The subject of a row, read by a join.
import type { Subject } from '#shared/teaching/subjects.ts';

export const joinedSubjectColumns = [
  'subjects.id as subject_id',
  'subjects.code',
  'subjects.name',
  'subjects.year',
  'subjects.version as subject_version',
] as const;

type SubjectColumns = {
  subject_id: string;
  code: string;
  name: string;
  year: Subject['year'];
  subject_version: number;
};

export function toJoinedSubject(row: SubjectColumns): Subject {
  return { id: row.subject_id, code: row.code, name: row.name, year: row.year, version: row.subject_version };
}
