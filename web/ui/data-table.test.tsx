import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('rows of the search before are pale and take no click', () => {
  const columns = [{ header: 'Name', cell: ({ id }: { id: string }) => id }];
  const table = (isStale: boolean) =>
    renderToStaticMarkup(
      <DataTable caption="Students" columns={columns} rows={[{ id: 'Asha' }]} empty="" isStale={isStale} />,
    );
  expect(table(true)).toContain('aria-busy="true"');
  expect(table(false)).toContain('aria-busy="false"');
  const styles = readFileSync('web/styles/portal.css', 'utf8');
  expect(styles).toMatch(/\.data-table\[aria-busy="true"\] tbody,[^}]*pointer-events: none;/);
});
