import { Columns3 } from 'lucide-react';
import { fieldKey } from '#shared/kit/fields/fields.ts';

interface ColumnChoiceProps {
  fields: Readonly<Record<string, { label: string }>>;
  /** The paths of the columns that can be added. */
  paths: readonly string[];
  /** The keys of those that are shown: 'batch,quota'. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The paths that the address names, in the order of the fields. */
export function chosenColumns(paths: readonly string[], value = ''): string[] {
  const keys = value.split(',');
  return paths.filter((path) => keys.includes(fieldKey(path)));
}

/** Further columns of a list, each with a check box. */
export function ColumnChoice({ fields, paths, value, onChange }: ColumnChoiceProps) {
  const shown = chosenColumns(paths, value);
  const toggle = (path: string) => {
    const next = paths.filter((one) => (one === path ? !shown.includes(path) : shown.includes(one)));
    onChange(next.map(fieldKey).join(',') || undefined);
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
