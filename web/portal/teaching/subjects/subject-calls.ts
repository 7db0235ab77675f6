import type { Subject, SubjectInput } from '#shared/teaching/subjects.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';

export const subjectCalls = recordCalls<Subject, SubjectInput>(
  'Subject',
  'subject',
  ({ code, name }) => `${code} ${name}`,
);
