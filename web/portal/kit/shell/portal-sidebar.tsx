import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { ChevronDown, LogOut, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { pathIn } from '#shared/kit/languages.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import { routes } from '#shared/routes.ts';
import { sessionQuery } from '#web/api/session.ts';
import type { Viewing } from '#web/api/view-as.ts';
import { college } from '#web/portal/kit/college.ts';
import { Monogram } from '#web/ui/monogram.tsx';
import type { Menu, MenuEntry, MenuGroup } from './menu.ts';

/** The ring of one with the focus is inside it: the edge of the menu would cut it. */
const entryLook =
  'flex items-center rounded-sm text-left font-medium hover:bg-white/10 focus-visible:-outline-offset-3 focus-visible:shadow-[inset_0_0_0_5px_var(--color-ink)] aria-[current]:bg-white aria-[current]:text-ink';
const menuEntry = `${entryLook} min-h-11 gap-3 px-3 leading-[1.2] md:min-h-9 rail:min-h-12 rail:flex-col rail:justify-center rail:gap-0.5 rail:px-0 rail:py-1 rail:text-center rail:text-xs`;

interface PortalSidebarProps {
  /** 'Admin', 'Student' …: the role. */
  title: string;
  menu: Menu;
  viewing: Viewing | undefined;
  /** The own picture; without one there is a monogram. */
  picture: ReactNode;
  onSearch: () => void;
  onLogout: () => void;
}

/** The college, the search, the sections of the portal, and who is signed in. Between 768 and 1024 px it is a narrow rail. */
export function PortalSidebar(props: PortalSidebarProps) {
  const { title, menu, viewing, picture, onSearch, onLogout } = props;
  const { data } = useQuery(sessionQuery);
  // While an admin views the portal as another user, that person.
  const name = viewing?.name ?? data?.user?.name ?? '';
  const { pathname } = useLocation();
  const sections = useRef<HTMLElement>(null);
  // The present entry is in sight where the address was opened directly, and where a key or a link has led elsewhere.
  useEffect(() => {
    if (pathname) sections.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div className="portal-frame flex h-full flex-col">
      <a
        href={pathIn(spokenLanguage(), routes.home)}
        aria-label={college.name}
        className="flex min-h-16 items-center gap-3 px-4 leading-tight font-semibold max-lg:pr-10 rail:justify-center rail:px-1"
      >
        <CollegeLogo className="size-10" />
        <span className="rail:sr-only">{college.name}</span>
      </a>
      <div className="px-3 pb-2 rail:px-1">
        <button
          type="button"
          aria-keyshortcuts="Control+K"
          className={`${menuEntry} w-full border border-white/40`}
          onClick={onSearch}
        >
          <Search className="size-5 flex-none" />
          {say('Find')}
          <kbd className="ml-auto hidden text-sm text-white/80 lg:pointer-fine:inline" aria-hidden="true">
            Ctrl K
          </kbd>
        </button>
      </div>
      <nav
        ref={sections}
        aria-label={say(`${title} portal`)}
        className="min-h-0 flex-1 overflow-y-auto px-3 py-1 rail:px-1"
      >
        <ul className="grid gap-0.5">
          {menu.map((entry) => (
            <li key={entry.label}>
              {'entries' in entry ? (
                <Group group={entry} pathname={pathname} />
              ) : (
                <Entry entry={entry} pathname={pathname} isHome={entry === menu[0]} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-3 border-t border-white/20 py-2 pr-2 pl-4 rail:flex-col rail:gap-1 rail:px-1">
        {/* The name is beside it. */}
        <span className="flex-none" aria-hidden="true">
          {picture ?? <Monogram name={name} className="size-9" />}
        </span>
        <p className="min-w-0 leading-tight rail:sr-only">
          <span className="block truncate font-semibold">{name}</span>
          <span className="text-sm text-white/80">{say(title)}</span>
        </p>
        {!viewing && (
          <button
            type="button"
            className={`${entryLook} ml-auto min-h-11 flex-none flex-col justify-center px-2 text-xs rail:ml-0 rail:w-full rail:py-1 rail:text-center`}
            onClick={onLogout}
          >
            <LogOut className="size-5" />
            {say('Logout')}
          </button>
        )}
      </div>
    </div>
  );
}

export function CollegeLogo({ className }: { className: string }) {
  if (!college.logo) return null;
  return (
    <img
      src={college.logo}
      alt=""
      className={`flex-none rounded-sm bg-white object-contain p-0.5 ${className}`}
    />
  );
}

/** The screen of a record marks the entry of its list as current; the portal's home marks only an exact match. */
function isCurrent(path: string, pathname: string, isHome = false): boolean {
  return pathname === path || (!isHome && pathname.startsWith(`${path}/`));
}

interface EntryProps {
  entry: MenuEntry;
  pathname: string;
  isHome?: boolean;
  search?: Record<string, unknown>;
}

/** @param className the look of the menu, or of the bar at the foot of a phone */
export function Entry({
  entry: { label, path, icon: Icon },
  pathname,
  isHome,
  search,
  className = menuEntry,
}: EntryProps & { className?: string }) {
  return (
    <Link
      to={path}
      search={search ?? {}}
      aria-current={isCurrent(path, pathname, isHome) ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
    >
      <Icon className="size-5 flex-none" />
      {say(label)}
    </Link>
  );
}

function Group({
  group: { label, icon: Icon, entries, keeps },
  pathname,
}: {
  group: MenuGroup;
  pathname: string;
}) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const isPresent = entries.some(({ path }) => isCurrent(path, pathname));
  return (
    <details open={isPresent || undefined} className="group" name="menu-group">
      <summary className={menuEntry}>
        <Icon className="size-5 flex-none" />
        {label}
        <ChevronDown className="ml-auto size-4 flex-none transition-transform group-open:rotate-180 rail:hidden" />
      </summary>
      <ul className="mt-0.5 ml-4 grid gap-0.5 border-l border-white/30 pl-2 rail:ml-0 rail:border-y rail:border-l-0 rail:pl-0">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry
              entry={entry}
              pathname={pathname}
              {...(keeps && address[keeps] ? { search: { [keeps]: address[keeps] } } : {})}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
