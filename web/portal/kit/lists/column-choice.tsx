import { useSearch } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { fieldKey } from '#shared/kit/fields/fields.ts';
import { type ListSearch, searchWords, useListChange } from './list-search.ts';

interface ColumnChoiceProps {
  fields: Readonly<Record<string, { label: string }>>;
  /** The paths of the columns that can be added. */
  paths: readonly string[];
}

/** The paths that the address names, in the order of the fields. */
export function chosenColumns(paths: readonly string[], value = ''): string[] {
  const keys = value.split(',');
  return paths.filter((path) => keys.includes(fieldKey(path)));
}

/** Further columns of a list, each with a check box; the address has the keys of those that are shown: 'batch,quota'. */
export function ColumnChoice({ fields, paths }: ColumnChoiceProps) {
  const { cols, page }: Record<string, unknown> = useSearch({ strict: false });
  const change = useListChange<ListSearch & { cols?: string | undefined }>();
  const shown = chosenColumns(paths, searchWords(cols));
  const toggle = (path: string) => {
    const next = paths.filter((one) => (one === path ? !shown.includes(path) : shown.includes(one)));
    // The page stays: no row is left out.
    change({ cols: next.map(fieldKey).join(',') || undefined, page: page as number | undefined }); // as the list reads it
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
