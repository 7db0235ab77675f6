import { exportFile } from '#shared/kit/call.ts';
import { resource } from '#shared/kit/resource.ts';
import * as subjects from '#shared/teaching/subjects.ts';

export const subjectNames = { one: 'Subject', many: 'Subjects' } as const;

export const subjectCalls = {
  ...resource(
    subjectNames,
    'subjects',
    { read: 'subject.read', write: 'subject.write' },
    {
      query: subjects.subjectListQuerySchema,
      answer: subjects.subjectSchema,
      body: subjects.subjectInputSchema,
    },
  ),
  exportSubjects: exportFile('/api/subjects.csv', 'subject.write', subjects.subjectListQuerySchema),
};
