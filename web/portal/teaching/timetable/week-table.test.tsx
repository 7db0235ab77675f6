import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usualDayPlan } from '#shared/teaching/day-plan.ts';
import { WeekTable } from './week-table.tsx';

test('the week has a cell for each period and day, and names who has no teacher', () => {
  const entry = {
    id: 'e',
    weekday: 2,
    period: 3,
    year: 'FIRST' as const,
    room: 'Hall 1',
    kind: 'practical' as const,
    subject: { id: 'a', code: 'BPT101', name: 'Human Anatomy' },
    faculty: null,
    validFrom: '2026-08-01',
    validUntil: null,
    version: 1,
  };
  const html = renderToStaticMarkup(
    <WeekTable caption="My week" entries={[entry]} periods={usualDayPlan.periods} of="year" />,
  );
  expect(html).toContain('Human Anatomy');
  expect(html).toMatch(/Practical\s· No teacher\s· Hall\u00a01/);
  expect(html.match(/<td/g)).toHaveLength(6 * usualDayPlan.periods.length);
  expect(html).not.toContain('Sunday');
  const shown = (today: number) =>
    renderToStaticMarkup(
      <WeekTable
        caption="My week"
        entries={[entry]}
        periods={usualDayPlan.periods}
        of="year"
        today={today}
      />,
    );
  // On a phone the days that are over do not stand above today.
  expect(shown(3)).toMatch(/<details.*Monday.*Tuesday.*<\/details>.*Wednesday, today/);
  expect(shown(7)).not.toContain('<details');
});

test('a week without classes is a sentence where it is read, and an empty plan where it is edited', () => {
  const week = {
    caption: 'Week',
    entries: [],
    periods: usualDayPlan.periods,
    of: 'year',
  } as const;
  expect(renderToStaticMarkup(<WeekTable {...week} />)).toBe('<p>No class is planned in this week.</p>');
  expect(renderToStaticMarkup(<WeekTable {...week} onEdit={() => undefined} />)).toContain('Add');
});

test('a change of one day stands below the class of the plan, also where the plan has none', () => {
  const change = {
    id: 'c',
    day: '2026-11-29',
    period: 2,
    year: 'FIRST',
    subject: { id: 'a', code: 'BPT101', name: 'Human Anatomy' },
    faculty: null,
    room: 'Hall 1',
    kind: 'theory',
    isCancelled: false,
    reason: 'Before the internal',
    planned: null,
  } as const;
  const week = { caption: 'Week', entries: [], periods: usualDayPlan.periods, of: 'year' } as const;
  const html = renderToStaticMarkup(<WeekTable {...week} changes={[change]} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('29 Nov: Human Anatomy, no teacher yet, Hall 1');
  expect(html).toContain('Sunday');
});
