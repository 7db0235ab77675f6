import type { ReactNode } from 'react';

/** product §2.11: what is missing reads so. */
const notProvided = 'Not Provided';

/** Labels and values of a record; a missing value says so. */
export function ProfileList({
  title,
  items,
}: {
  title: string;
  items: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className={`break-words ${value ? 'font-medium' : 'text-ink-soft'}`}>
              {value || notProvided}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
