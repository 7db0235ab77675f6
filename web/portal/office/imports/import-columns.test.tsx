import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportColumns } from './import-columns.tsx';

const swapped = [
  { heading: 'Class', field: 'phone' },
  { heading: 'Mobile No', field: 'year' },
];
const markup = (areDoubtful: boolean, columns = swapped) =>
  renderToStaticMarkup(
    <ImportColumns
      noun="student"
      columns={columns}
      areAsBefore={false}
      areDoubtful={areDoubtful}
      onChange={() => undefined}
    />,
  );

test('the columns of a file are open where no row can be imported, also if all of them are taken', () => {
  expect(markup(true)).toMatch(/^<details[^>]* open/);
  expect(markup(true)).toContain('No row can be imported: check first what each column is taken for.');
  expect(markup(false)).not.toMatch(/^<details[^>]* open/);
  expect(markup(false)).not.toContain('No row can be imported');
});

test('the columns of a file are open where one is passed over', () => {
  expect(markup(false, [{ heading: 'S.No', field: '' }])).toMatch(/^<details[^>]* open/);
});
