import { Columns3 } from 'lucide-react';
import { fieldKey } from '#shared/kit/fields/fields.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { fieldColumn } from './field-column.tsx';
import type { ShownList } from './list-of.ts';

type ListWithChoices = Pick<ShownList, 'search' | 'update' | 'columnChoices'>;

function chosenPaths({ columnChoices, search }: ListWithChoices): string[] {
  const keys = search.cols?.split(',') ?? [];
  return columnChoices?.paths.filter((path) => keys.includes(fieldKey(path))) ?? [];
}

/** The further columns that are shown, in the order of the fields. */
export function chosenColumns<Row extends object>(list: ListWithChoices): Column<Row>[] {
  return chosenPaths(list).map((path) => fieldColumn<Row>(list.columnChoices?.fields ?? {}, path));
}

/** Further columns of a list, each with a check box; the address has the keys of those that are shown: 'batch,quota'. */
export function ColumnChoice({ list }: { list: ListWithChoices }) {
  const { fields, paths } = list.columnChoices ?? { fields: {}, paths: [] };
  const shown = chosenPaths(list);
  const toggle = (path: string) => {
    const next = paths.filter((one) => (one === path ? !shown.includes(path) : shown.includes(one)));
    // The page stays: no row is left out.
    list.update({ cols: next.map(fieldKey).join(',') || undefined, page: list.search.page });
  };
  return (
    <details className="relative max-sm:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-ink-soft bg-white px-3 font-semibold hover:bg-sand sm:px-4">
        <Columns3 className="size-5" aria-hidden="true" />
        Columns
      </summary>
      <fieldset className="left-0 z-10 mt-1 grid max-h-80 overflow-y-auto sm:absolute sm:w-64 rounded-sm border border-line bg-white p-2 shadow-lift">
        <legend className="sr-only">Further columns</legend>
        {paths.map((path) => (
          <label key={path} className="flex min-h-11 cursor-pointer items-center gap-3 px-2 hover:bg-paper">
            <input
              type="checkbox"
              className="size-5 accent-teal"
              checked={shown.includes(path)}
              onChange={() => toggle(path)}
            />
            {fields[path]?.label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
