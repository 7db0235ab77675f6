import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamNotices } from './exam-notices.tsx';
import { ExamResources } from './exam-resources.tsx';
import { ExamSchedule } from './exam-schedule.tsx';

// The sample data is never empty, so the sentences for empty lists are tested here (product §2.7, §8).
test('an empty schedule says so, and has no table', () => {
  const html = renderToStaticMarkup(<ExamSchedule exams={[]} />);
  expect(html).toContain('No exam schedule available.');
  expect(html).not.toContain('<table');
});

test('resources that are loading or missing say so', () => {
  expect(renderToStaticMarkup(<ExamResources links="loading" />)).toContain('Loading resources...');
  expect(renderToStaticMarkup(<ExamResources links={[]} />)).toContain('No resources available.');
});

test('no notices are no error', () => {
  expect(renderToStaticMarkup(<ExamNotices notices={[]} />)).toContain('No notices at present.');
});
