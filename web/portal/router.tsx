// The portals: who opens which. Each screen (roles/*/*-screens.ts) is loaded when it is opened, after its user was checked.

import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { Language } from '#shared/kit/languages.ts';
import { speak, spokenLanguage } from '#shared/kit/text/say.ts';
import { portalPrefixes, portalRoutes, routes } from '#shared/routes.ts';
import { queryClient } from '#web/api/query-client.ts';
import { leaveFor, readUser, sessionQuery } from '#web/api/session.ts';
import { lazyComponent } from '#web/portal/kit/shell/lazy-component.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { NoSuchScreen } from '#web/portal/kit/shell/no-such-screen.tsx';
import type { ScreenRoute } from '#web/portal/kit/shell/screen-route.ts';
import { adminScreens } from '#web/portal/roles/admin/admin-screens.ts';
import { facultyScreens } from '#web/portal/roles/faculty/faculty-screens.ts';
import { FacultyShell } from '#web/portal/roles/faculty/faculty-shell.tsx';
import { guardianScreens } from '#web/portal/roles/guardian/guardian-screens.ts';
import { GuardianShell } from '#web/portal/roles/guardian/guardian-shell.tsx';
import { studentScreens } from '#web/portal/roles/student/student-screens.ts';
import { StudentShell } from '#web/portal/roles/student/student-shell.tsx';
import { Loading } from '#web/ui/loading.tsx';

const root = createRootRoute({ errorComponent: LoadFailure });

function adminPortal(): AnyRoute[] {
  const portal = createRoute({
    getParentRoute: () => root,
    path: portalPrefixes.admin,
    // product §6: anyone who is not an admin is sent to the staff log-in.
    beforeLoad: async ({ location }) => {
      const user = await readUser();
      if (user?.type !== 'admin') await refuse(routes.facultyLogin);
      // An admin without a second factor can open only the settings until it is set up.
      const settings = portalRoutes.admin('settings');
      if (user?.mustSetUpSecondFactor && location.pathname !== settings)
        throw redirect({ to: settings, replace: true });
    },
    pendingComponent: () => <Loading text="Loading Dashboard..." />,
    component: lazyComponent(() => import('#web/portal/roles/admin/admin-shell.tsx'), 'AdminShell'),
  });
  return [withScreens(portal, adminScreens, () => portalRoutes.admin())];
}

/** The portal of one person, below the id of the own record. */
function ownPortal(
  role: 'student' | 'faculty' | 'guardian',
  loginPath: string,
  component: RouteComponent,
  screens: readonly ScreenRoute[],
): AnyRoute[] {
  // An installed portal starts at the address without the id.
  const start = createRoute({
    getParentRoute: () => root,
    path: portalPrefixes[role],
    beforeLoad: async () => {
      const user = await readUser();
      if (user?.type !== role) return refuse(loginPath, lastLanguage(role));
      throw redirect({ to: portalRoutes[role](user.id), replace: true });
    },
  });
  const portal = createRoute({
    getParentRoute: () => root,
    path: `${portalPrefixes[role]}/$id`,
    // product §6: only the person whose record it is; any other user is sent to the log-in.
    beforeLoad: async ({ params }) => {
      const user = await readUser();
      if (user?.type !== role || user.id !== params.id) await refuse(loginPath, lastLanguage(role));
      if (role !== 'faculty') await speakLanguageOfAccount();
    },
    pendingComponent: () => <Loading text="Loading…" />,
    component,
  });
  return [start, withScreens(portal, screens, ({ id = '' }) => portalRoutes[role](id))];
}

/** Of the portal on this device, for who is not signed in; a guardian's begins in Telugu. */
function lastLanguage(role: 'student' | 'faculty' | 'guardian'): Language {
  const last = localStorage.getItem('portal-language') ?? (role === 'guardian' ? 'te' : 'en');
  return role !== 'faculty' && last === 'te' ? 'te' : 'en';
}

/** The screens of students and guardians are in both languages; the texts are there before the first one is rendered. */
async function speakLanguageOfAccount(): Promise<void> {
  const { language = 'en' } = queryClient.getQueryData(sessionQuery.queryKey) ?? {};
  // The page asks for it ahead: web/site/portal-start.ts.
  localStorage.setItem('portal-language', language);
  if (language === spokenLanguage()) return;
  const { telugu } = await import('#web/portal/roles/telugu.ts');
  speak(telugu);
  document.documentElement.lang = 'te-IN';
}

/** Puts the screens below their portal; the path 'dashboard' redirects to its home. */
function withScreens(
  portal: AnyRoute,
  screens: readonly ScreenRoute[],
  home: (params: Record<string, string>) => string,
): AnyRoute {
  const homeByName = createRoute({
    getParentRoute: () => portal,
    path: 'dashboard',
    beforeLoad: ({ params }) => {
      throw redirect({ to: home(params), replace: true });
    },
  });
  return portal.addChildren([
    homeByName,
    ...screens.map((screen) => createRoute({ getParentRoute: () => portal, ...screen })),
  ]);
}

/** product §8: logged, then on to the log-in. */
function refuse(loginPath: string, language?: Language): Promise<never> {
  console.warn('The signed-in user may not open this portal, or there is none');
  return leaveFor(loginPath, 'replace', language);
}

/** A page is one portal, and each other portal a page of its own: a phone builds no routes that it cannot open. */
function routesOfThisPortal(): AnyRoute[] {
  const isIn = (portal: keyof typeof portalPrefixes) => location.pathname.startsWith(portalPrefixes[portal]);
  if (isIn('student')) return ownPortal('student', routes.studentLogin, StudentShell, studentScreens);
  if (isIn('faculty')) return ownPortal('faculty', routes.facultyLogin, FacultyShell, facultyScreens);
  if (isIn('guardian')) return ownPortal('guardian', routes.guardianLogin, GuardianShell, guardianScreens);
  return adminPortal();
}

export const router = createRouter({
  routeTree: root.addChildren(routesOfThisPortal()),
  // An unknown address below a portal is shown with that portal's menu.
  defaultNotFoundComponent: NoSuchScreen,
  // A screen that cannot be loaded leaves the menu in place.
  defaultErrorComponent: LoadFailure,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: () => <Loading text="Loading…" />,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

// The code of portal and screen, and what the screen shows first, are read while the session is asked for, not after it: the
// server refuses the records of another person, and the screen's own loader finds what is read or being read.
router.subscribe('onBeforeLoad', ({ toLocation }) => {
  const [matched, params] = router.getMatchedRoutes(toLocation.pathname);
  for (const { options } of matched) {
    const { component, loader } = options as Partial<ScreenRoute>; // of this file, or above a screen
    component?.preload?.()?.catch(() => undefined);
    loader?.({ params }).catch(() => undefined);
  }
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
