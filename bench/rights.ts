// Who may do what is decided before each call: every action of the table with every kind of caller.
import { type Actor, decide, permissionSets, rules } from '#shared/roles.ts';
import { fixed, type Row } from './table.ts';

const most = 20;
const rounds = 200;

export async function measureRights(): Promise<Row[]> {
  const child = { studentId: 'b', year: 'FIRST', maySeeFees: true, maySeeMarks: false } as const;
  const account = { recordId: 'a', permissions: [] };
  const actors: (Actor | null)[] = [
    null,
    { ...account, role: 'student' },
    { ...account, role: 'faculty' },
    { ...account, role: 'guardian', children: [child] },
    ...permissionSets.map((set): Actor => ({ ...account, role: 'admin', permissions: [set] })),
  ];
  const actions = Object.keys(rules) as (keyof typeof rules)[]; // the keys of the table
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1)
    for (const action of actions)
      for (const actor of actors) decide(action, actor, { recordId: 'b', isReading: true });
  const microseconds = ((performance.now() - begun) * 1000) / (rounds * actions.length * actors.length);
  return [
    {
      what: `Rights decided, ${actions.length} actions × ${actors.length} callers`,
      measured: `${fixed(microseconds, 2)} µs a call`,
      target: `≤ ${most} µs`,
      isMet: microseconds <= most,
    },
  ];
}
