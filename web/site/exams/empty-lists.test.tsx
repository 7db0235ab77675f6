import { expect, test } from 'vitest';
import { markupOf } from '#test/site-part.tsx';
import { ExamNotices } from './exam-notices.tsx';
import { ExamResources } from './exam-resources.tsx';
import { ExamSchedule } from './exam-schedule.tsx';

// The sample data is never empty, so the sentences for empty lists are tested here (product §2.7, §8).
test('an empty schedule says so, and has no table', () => {
  const html = markupOf(<ExamSchedule exams={[]} />);
  expect(html).toContain('No exam schedule available.');
  expect(html).not.toContain('<table');
});

test('missing resources say so', () => {
  expect(markupOf(<ExamResources links={[]} />)).toContain('No resources available.');
});

test('no notices are no error', () => {
  expect(markupOf(<ExamNotices notices={[]} />)).toContain('No notices at present.');
});
