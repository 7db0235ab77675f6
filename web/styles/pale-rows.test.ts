import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '#web/ui/data-table.tsx';

test('rows of the search before are pale and take no click', () => {
  const table = (isStale: boolean) =>
    renderToStaticMarkup(
      createElement(DataTable, { caption: 'Students', columns: [], rows: [{ id: '1' }], empty: '', isStale }),
    );
  expect(table(true)).toContain('aria-busy="true"');
  expect(table(false)).toContain('aria-busy="false"');
  const styles = readFileSync(join(import.meta.dirname, 'portal.css'), 'utf8');
  expect(styles).toMatch(/\.data-table\[aria-busy="true"\] tbody [^}]*pointer-events: none;/);
});
