import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { onLogOut } from '#web/api/unfinished-log-out.ts';
import { readViewing } from '#web/api/view-as.ts';
import { AskedFirst } from '#web/portal/kit/forms/asked-first.tsx';
import type { Portal } from '#web/portal/kit/palette/find-records.ts';
import { ConfirmIdentity } from '#web/portal/kit/sign-in/confirm-identity.tsx';
import { LoggedOut } from '#web/portal/kit/sign-in/logged-out.tsx';
import { LogoutDialog } from '#web/portal/kit/sign-in/logout-dialog.tsx';
import { SignInAgain } from '#web/portal/kit/sign-in/sign-in-again.tsx';
import { useWords } from '#web/portal/kit/words/words.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { lazyDialog } from './lazy-part.tsx';
import type { Menu } from './menu.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PortalSidebar } from './portal-sidebar.tsx';
import { shellWords } from './shell-words.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { ViewingBar } from './viewing-bar.tsx';

const PaletteDialog = lazyDialog(() => import('#web/portal/kit/palette/palette-dialog.tsx'), 'PaletteDialog');
const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

interface PortalShellProps {
  /** 'Admin', 'Student' … : the name of the portal. */
  title: string;
  portal: Portal;
  menu: Menu;
  /** The page that opens after a log-out. */
  loginPath: string;
}

/** The frame of all three portals: sidebar (a drawer on small screens), content, log-out. */
export function PortalShell({ title, portal, menu, loginPath }: PortalShellProps) {
  const [leaving, setLeaving] = useState<'asked' | 'left'>();
  const [viewing] = useState(readViewing);
  const words = useWords(shellWords);
  const [help, setHelp] = useState<'palette' | 'keys'>();
  useShortcuts({ onPalette: () => setHelp('palette'), onHelp: () => setHelp('keys') });
  // Of the two menus, each with a link for every section, a phone shows none at first.
  const isWide = useMedia('(min-width: 64rem)');
  const main = useRef<HTMLElement>(null);
  useFocusKeeper(main);
  useEffect(() => onLogOut(() => location.reload()), []);
  if (leaving === 'left') return <LoggedOut loginPath={loginPath} />;

  const sidebar = (
    <PortalSidebar title={title} menu={menu} onLogout={viewing ? undefined : () => setLeaving('asked')} />
  );

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-white focus:px-4 focus:py-2"
      >
        {words.skip}
      </a>
      <aside className="sticky top-0 hidden h-dvh lg:block print:hidden">{isWide && sidebar}</aside>
      <MenuDrawer title={title}>{sidebar}</MenuDrawer>
      <div className="min-w-0">
        {viewing && <ViewingBar viewing={viewing} />}
        <OfflineBar isKept={(portal.role === 'student' || portal.role === 'faculty') && !viewing} />
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
      {leaving && (
        <LogoutDialog
          loginPath={loginPath}
          onOffline={() => setLeaving('left')}
          onCancel={() => setLeaving(undefined)}
        />
      )}
      <SignInAgain />
      <ConfirmIdentity />
      <AskedFirst />
      <Toasts />
    </div>
  );
}
