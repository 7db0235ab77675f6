import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NothingMatches } from './nothing-matches.tsx';

const textOf = (search: Record<string, string | undefined>) =>
  renderToStaticMarkup(<NothingMatches noun="open fees" search={search} onChange={() => undefined} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a narrowed list without rows says what narrows it, and clears just that', () => {
  expect(textOf({ q: 'rao', sort: 'name' })).toBe('No open fees found. Nothing matches “rao”. Clear search');
  expect(textOf({ year: 'FIRST' })).toBe('No open fees found. Nothing matches these filters. Clear filters');
  expect(textOf({ q: 'rao', year: 'FIRST' })).toBe(
    'No open fees found. Nothing matches “rao” with these filters. Clear search and filters',
  );
});
