import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { ChevronDown, LogOut } from 'lucide-react';
import { college } from '#content/facts.ts';
import { routes } from '#shared/routes.ts';
import { filled, useWords } from '#web/portal/kit/words/words.ts';
import type { Menu, MenuEntry, MenuGroup } from './menu.ts';
import { shellWords } from './shell-words.ts';

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium lg:min-h-9 hover:bg-white/10 aria-[current]:bg-white aria-[current]:text-ink';

interface PortalSidebarProps {
  title: string;
  menu: Menu;
  /** Undefined while an admin views the portal as another user: the menu then has no log-out and no settings. */
  onLogout: (() => void) | undefined;
}

/** The college's name, the sections of the portal and the log-out. */
export function PortalSidebar({ title, menu, onLogout }: PortalSidebarProps) {
  const { pathname } = useLocation();
  const words = useWords(shellWords);
  const name = filled(words.portal, { title });
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto bg-ink p-4 text-white">
      <a href={routes.home} className="flex min-h-11 items-center leading-tight font-semibold max-lg:pr-10">
        {college.name}
      </a>
      <p className="text-sm text-white/80">{name}</p>
      <nav aria-label={name}>
        <ul className="grid gap-0.5">
          {menu
            .filter(({ label }) => onLogout || label !== 'Settings')
            .map((entry) => (
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
      {onLogout && (
        <button type="button" className={`${entryClass} mt-auto w-full`} onClick={onLogout}>
          <LogOut className="size-5" aria-hidden="true" />
          {words.logout}
        </button>
      )}
    </div>
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

function Entry({ entry: { label, path, icon: Icon }, pathname, isHome, search }: EntryProps) {
  return (
    <Link
      to={path}
      search={search ?? {}}
      aria-current={isCurrent(path, pathname, isHome) ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: false }}
      className={entryClass}
    >
      <Icon className="size-5 flex-none" aria-hidden="true" />
      {label}
    </Link>
  );
}

function Group({
  group: { label, icon: Icon, entries, keeps, isOpen: isOpenAtFirst },
  pathname,
}: {
  group: MenuGroup;
  pathname: string;
}) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const isOpen = isOpenAtFirst || entries.some(({ path }) => isCurrent(path, pathname));
  return (
    <details open={isOpen || undefined} className="group">
      <summary className={entryClass}>
        <Icon className="size-5 flex-none" aria-hidden="true" />
        {label}
        <ChevronDown
          className="ml-auto size-4 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="mt-0.5 ml-4 grid gap-0.5 border-l border-white/30 pl-2">
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
