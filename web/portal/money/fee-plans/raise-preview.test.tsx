import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RaisePreviewTable } from './raise-preview.tsx';

const preview = { students: 0, fees: 0, amount: 0, existing: 0, total: 0, differing: 0, rows: [] };
const student = {
  studentId: 's1',
  studentName: 'Asha Naidu',
  enrollmentNumber: 'VCP26001',
  raised: [],
  existing: ['Tuition fee'],
  differs: [],
  amount: 0,
};
const markup = (change: object) =>
  renderToStaticMarkup(<RaisePreviewTable preview={{ ...preview, ...change }} />);

test('a preview without a fee says why nothing is raised', () => {
  const empty = markup({});
  expect(empty).toContain('No student is in this class, so there is nothing to raise.');
  expect(empty).not.toContain('<table');
  expect(markup({ total: 1, existing: 2, rows: [student] })).toContain(
    'The student has these fees already; there is nothing to raise.',
  );
  expect(markup({ total: 1200, existing: 1200, rows: [student] })).toContain(
    'All 1,200 students have this fee already; there is nothing to raise.',
  );
});

test('a preview with fees says how many, for whom and how much', () => {
  const text = markup({
    total: 2,
    students: 1,
    fees: 2,
    amount: 90_000,
    existing: 1,
    rows: [student, { ...student, studentId: 's2', raised: ['Tuition fee', 'Hostel'], amount: 90_000 }],
  }).replace(/<[^>]+>/g, '');
  expect(text).toContain('2 fees for 1 of 2 students, together ₹ 90,000.');
  expect(text).toContain('1 fee is there already and stays as it is.');
});
