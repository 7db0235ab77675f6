import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { ChevronDown, LogOut, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { college } from '#content/facts.ts';
import { routes } from '#shared/routes.ts';
import { readViewing } from '#web/api/view-as.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import type { Portal } from './find-records.ts';
import { lazyDialog } from './lazy-part.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import type { Menu, MenuEntry, MenuGroup } from './menu.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { ViewingBar } from './viewing-bar.tsx';

const PaletteDialog = lazyDialog(() => import('./palette-dialog.tsx'), 'PaletteDialog');
const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

interface PortalShellProps {
  /** 'Admin', 'Student' … : the name of the portal. */
  title: string;
  portal: Portal;
  menu: Menu;
  /** The page that opens after a log-out. */
  loginPath: string;
}

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium lg:min-h-9 hover:bg-white/10 aria-[current]:bg-white aria-[current]:text-ink';

/** The frame of all three portals: sidebar (a drawer on small screens), content, log-out. */
export function PortalShell({ title, portal, menu, loginPath }: PortalShellProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [viewing] = useState(readViewing);
  const [help, setHelp] = useState<'palette' | 'keys'>();
  useShortcuts({ onPalette: () => setHelp('palette'), onHelp: () => setHelp('keys') });
  // Of the two menus, each with a link for every section, a phone shows none at first.
  const isWide = useMedia('(min-width: 64rem)');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  useFocusKeeper(main);
  const { pathname, href } = useLocation();
  useEffect(() => {
    if (href) drawer.current?.close();
  }, [href]);

  const sidebar = (
    <div className="flex h-full flex-col gap-4 overflow-y-auto bg-ink p-4 text-white">
      <a href={routes.home} className="flex min-h-11 items-center leading-tight font-semibold max-lg:pr-10">
        {college.name}
      </a>
      <p className="text-sm text-white/80">{title} portal</p>
      <nav aria-label={`${title} portal`}>
        <ul className="grid gap-0.5">
          {/* The settings are those of the own account. */}
          {menu
            .filter(({ label }) => !viewing || label !== 'Settings')
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
      {!viewing && (
        <button type="button" className={`${entryClass} mt-auto w-full`} onClick={() => setLeaving(true)}>
          <LogOut className="size-5" aria-hidden="true" />
          Logout
        </button>
      )}
    </div>
  );

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-white focus:px-4 focus:py-2"
      >
        Skip to the main part
      </a>
      <aside className="sticky top-0 hidden h-dvh lg:block print:hidden">{isWide && sidebar}</aside>
      <header className="sticky top-0 z-20 flex items-center gap-3 bg-ink px-3 text-white lg:hidden print:hidden">
        <button
          type="button"
          aria-label="Open menu"
          className="grid size-12 place-items-center"
          onClick={() => {
            setMenuOpen(true);
            drawer.current?.showModal();
          }}
        >
          <MenuIcon className="size-6" aria-hidden="true" />
        </button>
        <p className="truncate font-semibold">
          {college.shortName} · {title}
        </p>
      </header>
      <dialog
        ref={drawer}
        aria-label="Menu"
        onClose={() => setMenuOpen(false)}
        className="portal-drawer m-0 h-dvh max-h-none w-64 rounded-none border-0 p-0 lg:hidden"
        onClick={(event) => {
          // Choosing an entry closes the drawer, also the entry of the current screen.
          const isChoice = (event.target as Element).closest('a');
          if (isChoice || event.target === drawer.current) drawer.current?.close();
        }}
      >
        <button
          type="button"
          aria-label="Close menu"
          className="absolute top-3 right-1 grid size-12 place-items-center text-white"
          onClick={() => drawer.current?.close()}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
        {isMenuOpen && sidebar}
      </dialog>
      <div className="min-w-0">
        {viewing && <ViewingBar viewing={viewing} />}
        <main
          ref={main}
          id="main"
          className="max-w-[100rem] px-4 py-6 sm:px-6 xl:px-10 print:p-0"
          tabIndex={-1}
        >
          <Outlet />
        </main>
      </div>
      {help === 'palette' && <PaletteDialog menu={menu} portal={portal} onClose={() => setHelp(undefined)} />}
      {help === 'keys' && <ShortcutsDialog role={portal.role} onClose={() => setHelp(undefined)} />}
      {isLeaving && <LogoutDialog loginPath={loginPath} onCancel={() => setLeaving(false)} />}
      <SignInAgain />
      <ConfirmIdentity />
      <Toasts />
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
      search={(search ?? {}) as never} // each screen has its own parameters
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
