import { useLocation } from '@tanstack/react-router';
import { Ellipsis, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { college } from '#web/portal/kit/college.ts';
import { type Menu, namedEntries } from './menu.ts';
import { CollegeLogo, Entry } from './portal-sidebar.tsx';

interface PhoneBarsProps {
  title: string;
  menu: Menu;
  /** The labels of what the role does most. */
  daily: readonly string[];
  onSearch: () => void;
  /** The menu, rendered while it is open. */
  children: ReactNode;
}

const mostDaily = 4;
const tabClass =
  'flex h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight font-medium aria-[current]:bg-white aria-[current]:text-ink';

/** The bars of a phone: whose portal it is and the search at the top, the daily work at the foot, and behind 'More' the whole menu. */
export function PhoneBars({ title, menu, daily, onSearch, children }: PhoneBarsProps) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const { href, pathname } = useLocation();
  useEffect(() => {
    if (href) drawer.current?.close();
  }, [href]);

  return (
    <>
      <header className="portal-frame flex h-12 items-center gap-3 pl-3 md:hidden print:hidden">
        <CollegeLogo className="size-8" />
        <p className="truncate font-semibold">
          {college.shortName} · {say(title)}
        </p>
        <button
          type="button"
          aria-label={say('Find')}
          className="ml-auto grid size-12 flex-none place-items-center"
          onClick={onSearch}
        >
          <Search className="size-5" />
        </button>
      </header>
      <nav
        aria-label={say('Daily work')}
        className="portal-frame fixed inset-x-0 bottom-0 z-20 pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {namedEntries(menu, daily)
            .slice(0, mostDaily)
            .map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} pathname={pathname} isHome={entry === menu[0]} className={tabClass} />
              </li>
            ))}
          <li>
            <button
              type="button"
              aria-label={say('More: open menu')}
              className={tabClass}
              onClick={() => {
                setOpen(true);
                drawer.current?.showModal();
              }}
            >
              <Ellipsis className="size-5" />
              {say('More')}
            </button>
          </li>
        </ul>
      </nav>
      <dialog
        ref={drawer}
        aria-label={say('Menu')}
        onClose={() => setOpen(false)}
        className="m-0 h-dvh max-h-none w-64 rounded-none border-0 p-0 transition-transform md:hidden starting:open:-translate-x-full"
        onClick={(event) => {
          // Choosing an entry closes the drawer, also the entry of the current screen; and the search is a dialog of its own.
          const isChoice = (event.target as Element).closest('a, [aria-keyshortcuts]');
          if (isChoice || event.target === drawer.current) drawer.current?.close();
        }}
      >
        <button
          type="button"
          aria-label={say('Close menu')}
          className="absolute top-2 right-1 grid size-12 place-items-center text-white"
          onClick={() => drawer.current?.close()}
        >
          <X className="size-6" />
        </button>
        {isOpen && children}
      </dialog>
    </>
  );
}
