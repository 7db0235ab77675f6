import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';

/** product §2.11: the text for a missing value. */
const notProvided = 'Not Provided';

export type ProfileItem = readonly [label: string, value: ReactNode];

/** Labels and values of a record; a missing value reads 'Not Provided'. */
export function ProfileList({ title, items }: { title: string; items: readonly ProfileItem[] }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-xl">{say(title)}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(([label, value]) => (
          <div
            key={label}
            className="grid min-w-0 grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 sm:block"
          >
            <dt className="text-sm text-ink-soft">{say(label)}</dt>
            <dd className={`break-words ${value ? 'font-medium' : 'text-ink-soft'}`}>
              {typeof value === 'string' && value ? (
                <BreakableText text={value} />
              ) : (
                value || say(notProvided)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
