import { Outlet, useLocation } from '@tanstack/react-router';
import { Eye, WifiOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { portalRoutes } from '#shared/routes.ts';
import { onLogOut } from '#web/api/unfinished-log-out.ts';
import { forgetViewing, readViewing, type Viewing } from '#web/api/view-as.ts';
import type { Portal } from '#web/portal/kit/palette/find-records.ts';
import { CallQuestions } from '#web/portal/kit/sign-in/call-questions.tsx';
import { LoggedOut } from '#web/portal/kit/sign-in/logged-out.tsx';
import { LogoutDialog } from '#web/portal/kit/sign-in/logout-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { lazyDialog } from './lazy-part.tsx';
import { type Menu, PortalMenu } from './menu.ts';
import { PhoneBars } from './phone-bars.tsx';
import { PortalSidebar } from './portal-sidebar.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useShortcuts } from './use-shortcuts.ts';

const PaletteDialog = lazyDialog(() => import('#web/portal/kit/palette/palette-dialog.tsx'));
const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx'));

interface PortalShellProps {
  /** 'Admin', 'Student' … : the name of the portal. */
  title: string;
  portal: Portal;
  menu: Menu;
  /** The labels of what the role does most, for the bar of a phone: the first four that the menu has. */
  daily: readonly string[];
  /** Of who is signed in. */
  picture?: ReactNode;
  /** The page that opens after a log-out. */
  loginPath: string;
}

/** The frame of all portals: menu (a rail on tablets, bars and a drawer on phones), content, log-out. */
export function PortalShell({ title, portal, menu: all, daily, picture, loginPath }: PortalShellProps) {
  const [leaving, setLeaving] = useState<'asked' | 'left'>();
  const [viewing] = useState(readViewing);
  const [help, setHelp] = useState<'palette' | 'keys'>();
  const find = () => setHelp('palette');
  useShortcuts({ onPalette: find, onHelp: () => setHelp('keys') });
  // Of the two menus, each with a link for every section, a phone shows none at first.
  const isWide = useMedia('(min-width: 48rem)');
  const main = useRef<HTMLElement>(null);
  useFocusKeeper(main);
  useFocusFromMenu(main);
  useEffect(() => onLogOut(() => location.reload()), []);
  if (leaving === 'left') return <LoggedOut loginPath={loginPath} />;

  // While an admin views the portal as another user it has no settings.
  const menu = viewing ? all.filter(({ label }) => label !== 'Settings') : all;
  const sidebar = (
    <PortalSidebar
      {...{ title, menu, viewing, picture }}
      onSearch={find}
      onLogout={() => setLeaving('asked')}
    />
  );

  return (
    <div className="min-h-dvh md:grid md:grid-cols-[5rem_1fr] lg:grid-cols-[16rem_1fr] print:block">
      <SkipLink to="main">Skip to the main part</SkipLink>
      {isWide && <SkipLink to="menu">Skip to the menu</SkipLink>}
      {/* Before the menu, which is at its left: by the Tab key the content comes first, not after thirty entries. */}
      <div className="min-w-0 md:col-start-2 md:row-start-1">
        {!isWide && (
          <PhoneBars {...{ title, menu, daily }} onSearch={find}>
            {sidebar}
          </PhoneBars>
        )}
        {viewing && <ViewingBar viewing={viewing} />}
        <OfflineBar isKept={(portal.role === 'student' || portal.role === 'faculty') && !viewing} />
        <main
          ref={main}
          id="main"
          className="max-w-[100rem] px-4 py-2 sm:px-6 sm:py-4 md:px-3 md:py-6 lg:px-6 xl:px-10 print:p-0"
          tabIndex={-1}
        >
          <PortalMenu value={menu}>
            <Outlet />
          </PortalMenu>
        </main>
      </div>
      <aside
        id="menu"
        tabIndex={-1}
        className="sticky top-0 hidden h-dvh md:col-start-1 md:row-start-1 md:block print:hidden"
      >
        {isWide && sidebar}
      </aside>
      {help === 'palette' && <PaletteDialog {...{ menu, portal }} onClose={() => setHelp(undefined)} />}
      {help === 'keys' && <ShortcutsDialog role={portal.role} onClose={() => setHelp(undefined)} />}
      {leaving && (
        <LogoutDialog
          loginPath={loginPath}
          onOffline={() => setLeaving('left')}
          onCancel={() => setLeaving(undefined)}
        />
      )}
      <CallQuestions />
      <Toasts />
    </div>
  );
}

function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-white focus:px-4 focus:py-2"
    >
      {say(children)}
    </a>
  );
}

/** The menu comes after the content: who has chosen an entry goes on in the screen that it opened. */
function useFocusFromMenu(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isInMenu = pathname && document.activeElement?.closest('#menu');
    if (isInMenu) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** A guardian has no screen of its own in the office's portal. */
const recordOf = {
  student: (id: string) => `students/${id}`,
  faculty: (id: string) => `faculty/${id}`,
  guardian: () => 'guardians',
};

/** Above every screen while the office looks at the portal of another person. */
function ViewingBar({ viewing: { kind, id, name } }: { viewing: Viewing }) {
  const leave = () => {
    forgetViewing();
    location.assign(portalRoutes.admin(recordOf[kind](id)));
  };
  return (
    <section
      aria-label="View as"
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-turmeric bg-turmeric-pale px-4 py-2 sm:px-6 lg:px-10 print:hidden"
    >
      <p className="mr-auto flex min-w-0 items-start gap-3 leading-snug">
        <Eye className="size-5 flex-none" />
        <span className="min-w-0 break-words">
          As <strong>{name}</strong> sees it. Nothing can be changed here.
        </span>
      </p>
      <Button onClick={leave}>Back to the record</Button>
    </section>
  );
}

/**
 * Above every screen while the device is offline.
 * @param isKept whether the device keeps what the screens show (use-offline.ts): then it may be old
 */
function OfflineBar({ isKept }: { isKept: boolean }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite" className="print:hidden">
      {!isOnline && (
        <p className="flex items-start gap-3 border-b-2 border-turmeric bg-turmeric-pale px-4 py-2 leading-snug sm:px-6 lg:px-10">
          <WifiOff className="size-5 flex-none" />
          {say(
            isKept
              ? 'You are offline. The screens show what this device loaded last.'
              : 'You are offline. Nothing more can be loaded until the connection is back.',
          )}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
