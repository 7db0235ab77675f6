import { expect, test } from 'vitest';
import { listSearch, narrowingOf } from './list-search.ts';

const read = listSearch(['name'], { overdue: ['true', 'false'], batch: ['2025', '2026'], cols: [] });

test('values that the router has parsed are the texts of the address', () => {
  expect(read({ overdue: true, batch: 2026, cols: 7, q: false })).toMatchObject({
    overdue: 'true',
    batch: '2026',
    cols: '7',
    q: 'false',
  });
  expect(read({ overdue: false }).overdue).toBe('false');
  expect(read({ overdue: 'true', batch: '2025' })).toMatchObject({ overdue: 'true', batch: '2025' });
});

test('other values are dropped', () => {
  const dropped = { overdue: undefined, batch: undefined, cols: undefined, q: undefined };
  expect(read({ overdue: 'maybe', batch: 1999, cols: null, q: {} })).toMatchObject(dropped);
  expect(read({ overdue: ['true'], batch: { 2026: 1 }, q: '' })).toMatchObject(dropped);
});

test('search text and filters leave rows out; order, page, columns and ‘all’ do not', () => {
  expect(narrowingOf({ ...read({ sort: 'name', page: 3, pageSize: 20, cols: 'quota' }), q: '' })).toEqual([]);
  const unnarrowed = { ...read({}), status: 'ALL', view: 'chart', dates: 'past' };
  expect(narrowingOf(unnarrowed)).toEqual([]);
  expect(narrowingOf(read({ q: 'rao', overdue: true, batch: 2026, page: 2 }))).toEqual([
    'q',
    'overdue',
    'batch',
  ]);
});
