import { Link, useSearch } from '@tanstack/react-router';

/** The parts of one screen; an address without `tab` shows the first one. */
export type Tabs<T extends string> = readonly { tab: T; label: string }[];

/** The part that the address names; the first one if it names none or an unknown one. */
export function useTab<T extends string>(tabs: Tabs<T>): T {
  const { tab }: Record<string, unknown> = useSearch({ strict: false });
  return (tabs.find((one) => one.tab === tab) ?? tabs[0])?.tab as T; // there is always a first one
}

/** The parts of a screen as links: each has its own address, and Back returns to the previous part. */
export function LinkTabs<T extends string>({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: Tabs<T>;
  current: T;
}) {
  return (
    <nav aria-label={label} className="mb-5 border-b border-line print:hidden">
      <ul
        className={`-mb-px grid sm:flex sm:flex-wrap lg:gap-x-1 ${tabs.length % 3 === 0 && tabs.every(({ label: text }) => text.length <= 16) ? 'grid-cols-3' : 'grid-cols-2'}`}
      >
        {tabs.map(({ tab, label: text }, index) => (
          <li key={tab}>
            <Link
              to="."
              search={(index === 0 ? {} : { tab }) as never} // the screens that have parts take no other parameters
              state // a record's parts all lead back to the same list
              resetScroll={false}
              aria-current={tab === current ? 'page' : undefined}
              activeOptions={{ exact: true }}
              className="flex min-h-11 items-center justify-center border-b-3 text-center leading-tight border-transparent px-3 font-semibold text-ink-soft hover:border-sea hover:text-ink aria-[current]:border-teal aria-[current]:text-teal-deep lg:px-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
