import { expect, test } from 'vitest';
import { type Modules, planChunks } from './portal-chunks.ts';

const large = 'x'.repeat(40_000);
const small = 'x'.repeat(400);

/** Each row: name, code, imports, what it loads later. */
function graph(...rows: [id: string, code: string, imports?: string[], loads?: string[]][]): Modules {
  return new Map(
    rows.map(([id, code, imports = [], loads = []]) => [
      id,
      { code, imports, loads, isEntry: id === 'portal' || id === 'page' },
    ]),
  );
}

const filesOf = (plan: Map<string, string>) => Object.fromEntries([...plan].sort());

test('what a page of the site loads too, and what one screen needs alone, stays out of the plan', () => {
  const modules = graph(
    ['page', small, ['both']],
    ['portal', small, ['both', 'start'], ['screen-a', 'screen-b']],
    ['both', small],
    ['start', small],
    ['screen-a', small, ['alone', 'shared', 'both']],
    ['screen-b', small, ['shared']],
    ['alone', small],
    ['shared', small],
  );
  const plan = planChunks(modules, 'portal', []);
  expect([...plan.keys()].sort()).toEqual(['portal', 'shared', 'start']);
  expect(plan.get('start')).toBe(plan.get('portal'));
});

test('small modules of several screens share a file, a large one that a screen does not need is kept apart', () => {
  const screens = ['screen-a', 'screen-b', 'screen-c'];
  const modules = graph(
    ['page', small],
    ['portal', small, [], screens],
    ['screen-a', small, ['one', 'two', 'heavy']],
    ['screen-b', small, ['one', 'two', 'heavy']],
    ['screen-c', small, ['one']],
    ['one', small],
    ['two', small],
    ['heavy', large],
  );
  const plan = planChunks(modules, 'portal', []);
  expect(plan.get('two')).toBe(plan.get('heavy'));
  expect(plan.get('one')).not.toBe(plan.get('heavy'));
});

test('no two files import each other', () => {
  // `low` and `high` have the same users but for one; a screen, which is imported too, is on the path between them.
  const modules = graph(
    ['page', small],
    ['portal', small, [], ['screen-a', 'screen-b', 'middle']],
    ['screen-a', small, ['high']],
    ['screen-b', small, ['high']],
    ['high', small, ['middle']],
    ['middle', small, ['low']],
    ['low', small],
  );
  const plan = planChunks(modules, 'portal', []);
  expect(plan.get('low')).not.toBe(plan.get('high'));
});

test('the plan is the same for the same modules in another order', () => {
  const rows: [string, string, string[]?, string[]?][] = [
    ['page', small],
    ['portal', small, ['start'], ['screen-a', 'screen-b']],
    ['start', small],
    ['screen-a', small, ['one', 'two']],
    ['screen-b', small, ['two', 'one']],
    ['one', small],
    ['two', small],
  ];
  const visits = [{ starts: ['portal', 'screen-a'], weight: 10 }];
  expect(filesOf(planChunks(graph(...rows.toReversed()), 'portal', visits))).toEqual(
    filesOf(planChunks(graph(...rows), 'portal', visits)),
  );
});
