import { expect, test } from 'vitest';
import { feePlanFields as fields } from '#shared/money/plans/fee-plans.ts';
import { changedValues } from './changed-values.ts';

const tuition = { label: 'Tuition', amount: 120_000, dueOn: '2026-09-01' };
const bus = { label: 'Bus', amount: 4500, dueOn: '2026-12-01' };

test('a change of a list shows what it added and took out, each value as the screens format it', () => {
  const change = { field: 'heads', from: [tuition, bus], to: [tuition, { ...bus, amount: 5000 }] };
  expect(changedValues(change, 'update', fields)).toEqual({
    label: 'Fees',
    values: 'Fee: Bus, Amount: ₹ 4,500, Due on: 1 Dec 2026 → Fee: Bus, Amount: ₹ 5,000, Due on: 1 Dec 2026',
  });
  const papers = { field: 'papers', from: ['BPT101 Hall 1', 'BPT102'], to: ['BPT101 Hall 1'] };
  expect(changedValues(papers, 'update', {})).toEqual({ label: 'Papers', values: 'BPT102 → —' });
  const order = { field: 'papers', from: ['A', 'B'], to: ['B', 'A'] };
  expect(changedValues(order, 'update', {}).values).toBe('A; B → B; A');
});

test('a record that was entered or deleted shows its values alone', () => {
  expect(changedValues({ field: 'year', from: null, to: 'FIRST' }, 'create', fields)).toEqual({
    label: 'Year',
    values: 'First',
  });
  expect(changedValues({ field: 'quota', from: 'management', to: null }, 'delete', fields).values).toBe(
    'Management',
  );
});
