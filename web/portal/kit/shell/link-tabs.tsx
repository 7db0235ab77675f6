import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { say } from '#shared/kit/text/say.ts';

/** The parts of one screen; an address without `tab` shows the first one. */
export type Tabs<T extends string> = readonly { tab: T; label: string }[];

interface LinkTabsProps<T extends string> {
  label: string;
  tabs: Tabs<T>;
  current: T;
  /** At a desk one below the other, at the side of the part: for many. */
  isRail?: boolean;
}

/** More parts than these would fill the first screen of a phone: there they are a list to choose from. */
const mostOnPhone = 9;

/** The part that the address names; the first one if it names none or an unknown one. */
export function useTab<T extends string>(tabs: Tabs<T>): T {
  const { tab }: Record<string, unknown> = useSearch({ strict: false });
  return (tabs.find((one) => one.tab === tab) ?? tabs[0])?.tab as T; // there is always a first one
}

/** The screens that have parts take no other parameters. */
function searchOf<T extends string>(tabs: Tabs<T>, tab: T): { tab?: T } {
  return tab === tabs[0]?.tab ? {} : { tab };
}

/** The parts of a screen as links: each has its own address, and Back returns to the previous part. */
export function LinkTabs<T extends string>({ label, tabs, current, isRail = false }: LinkTabsProps<T>) {
  const isLong = tabs.length > mostOnPhone;
  const columns =
    tabs.length % 3 === 0 && tabs.every(({ label: text }) => text.length <= 16)
      ? 'grid-cols-3'
      : 'grid-cols-2';
  return (
    <nav
      aria-label={say(label)}
      className={`mb-5 border-line print:hidden ${isRail ? 'sm:max-lg:border-b lg:sticky lg:top-4 lg:mb-0' : 'sm:border-b'}`}
    >
      {isLong && <PartSelect {...{ label, tabs, current }} />}
      <ul
        className={`-mb-px sm:flex sm:flex-wrap lg:gap-x-1 ${isRail ? 'lg:flex-col' : ''} ${isLong ? 'hidden' : `grid max-sm:border-b max-sm:border-line ${columns}`}`}
      >
        {tabs.map(({ tab, label: text }) => (
          <li key={tab}>
            <Link
              to="."
              search={searchOf(tabs, tab)}
              state // a record's parts all lead back to the same list
              resetScroll={false}
              aria-current={tab === current ? 'page' : undefined}
              activeOptions={{ exact: true }}
              className={`flex min-h-11 items-center justify-center border-b-3 text-center leading-tight border-transparent px-2 font-semibold text-ink-soft hover:border-sea hover:text-ink aria-[current]:border-teal aria-[current]:text-teal-deep lg:px-4 ${isRail ? 'lg:min-h-10 lg:justify-start lg:border-b-0 lg:border-l-3 lg:text-left lg:aria-[current]:bg-sea-pale' : ''}`}
            >
              {say(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartSelect<T extends string>({ label, tabs, current }: LinkTabsProps<T>) {
  const navigate = useNavigate();
  return (
    <select
      aria-label={say(label)}
      value={current}
      onChange={({ currentTarget }) =>
        void navigate({
          to: '.',
          state: true,
          resetScroll: false,
          search: searchOf(tabs, currentTarget.value as T), // one of the options
        })
      }
      className="min-h-11 w-full rounded-sm border border-ink-soft bg-white px-3 font-semibold sm:hidden"
    >
      {tabs.map(({ tab, label: text }) => (
        <option key={tab} value={tab}>
          {say(text)}
        </option>
      ))}
    </select>
  );
}
