// Every screen of the portals, each loaded when it is opened. A portal checks its user before it shows anything.
import { type AnyRoute, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { Role } from '#shared/roles.ts';
import { portalPrefixes, portalRoutes, routes } from '#shared/routes.ts';
import { leaveFor, readUser } from '#web/api/session.ts';
import { adminScreens } from '#web/portal/roles/admin/admin-screens.ts';
import { facultyScreens } from '#web/portal/roles/faculty/faculty-screens.ts';
import { FacultyShell } from '#web/portal/roles/faculty/faculty-shell.tsx';
import { studentScreens } from '#web/portal/roles/student/student-screens.ts';
import { StudentShell } from '#web/portal/roles/student/student-shell.tsx';
import { lazyComponent } from '#web/portal/shell/lazy-component.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { NoSuchScreen } from '#web/portal/shell/no-such-screen.tsx';
import { Loading } from '#web/ui/loading.tsx';

/** A route whose code is loaded when it is shown, and perhaps what it shows first (shell/screen-route.ts). */
interface Loadable {
  component?: { preload?: () => Promise<unknown> };
  loader?: (context: { params: Record<string, string> }) => Promise<unknown>;
}

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
  const home = createRoute({
    getParentRoute: () => portal,
    path: '/',
    component: lazyComponent(() => import('#web/portal/home/office-home-screen.tsx'), 'OfficeHomeScreen'),
  });
  const student = createRoute({
    getParentRoute: () => portal,
    path: 'students/$id',
    component: lazyComponent(() => import('#web/portal/students/student-screen.tsx'), 'StudentScreen'),
  });
  const screens = adminScreens.map((one) => createRoute({ getParentRoute: () => portal, ...one }));
  return [portal.addChildren([home, homeByName(portal, () => portalRoutes.admin()), student, ...screens])];
}

function studentPortal(): AnyRoute[] {
  const portal = createRoute({
    getParentRoute: () => root,
    path: `${portalPrefixes.student}/$id`,
    beforeLoad: ({ params }) => expectOwner('student', params.id, routes.studentLogin),
    pendingComponent: () => <Loading text="Loading…" />,
    component: StudentShell,
  });
  const home = createRoute({
    getParentRoute: () => portal,
    path: '/',
    component: lazyComponent(() => import('#web/portal/home/student-home-screen.tsx'), 'StudentHomeScreen'),
  });
  const screens = studentScreens.map((one) => createRoute({ getParentRoute: () => portal, ...one }));
  return [
    ownPortal('student', portalPrefixes.student, routes.studentLogin),
    portal.addChildren([home, homeByName(portal, ({ id }) => portalRoutes.student(id)), ...screens]),
  ];
}

function facultyPortal(): AnyRoute[] {
  const portal = createRoute({
    getParentRoute: () => root,
    path: `${portalPrefixes.faculty}/$id`,
    beforeLoad: ({ params }) => expectOwner('faculty', params.id, routes.facultyLogin),
    pendingComponent: () => <Loading text="Loading…" />,
    component: FacultyShell,
  });
  const home = createRoute({
    getParentRoute: () => portal,
    path: '/',
    component: lazyComponent(() => import('#web/portal/home/faculty-home-screen.tsx'), 'FacultyHomeScreen'),
  });
  const screens = facultyScreens.map((one) => createRoute({ getParentRoute: () => portal, ...one }));
  return [
    ownPortal('faculty', portalPrefixes.faculty, routes.facultyLogin),
    portal.addChildren([home, homeByName(portal, ({ id }) => portalRoutes.faculty(id)), ...screens]),
  ];
}

/** A page is one portal, and each other portal a page of its own: a phone builds no routes that it cannot open. */
function routesOfThisPortal(): AnyRoute[] {
  if (location.pathname.startsWith(portalPrefixes.student)) return studentPortal();
  return location.pathname.startsWith(portalPrefixes.faculty) ? facultyPortal() : adminPortal();
}

/** product §6: only the person whose record it is; any other user is sent to the log-in. */
async function expectOwner(role: Role, id: string, loginPath: string): Promise<void> {
  const user = await readUser();
  if (user?.type !== role || user.id !== id) await refuse(loginPath);
}

/** product §8: logged, then on to the log-in. */
function refuse(loginPath: string): Promise<never> {
  console.warn('The signed-in user may not open this portal, or there is none');
  return leaveFor(loginPath);
}

/** An installed portal starts at the address without an id: it leads to the own one. */
function ownPortal(role: 'student' | 'faculty', path: string, loginPath: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async () => {
      const user = await readUser();
      if (user?.type !== role) return refuse(loginPath);
      throw redirect({ to: portalRoutes[role](user.id), replace: true });
    },
  });
}

/** The path 'dashboard' redirects to the portal's home. */
function homeByName<P extends AnyRoute>(portal: P, home: (params: { id: string }) => string) {
  return createRoute({
    getParentRoute: () => portal,
    path: 'dashboard',
    beforeLoad: ({ params }) => {
      throw redirect({ to: home(params as { id: string }), replace: true }); // the admin's takes none
    },
  });
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
    const { component, loader } = options as Loadable; // the routes of this file
    component?.preload?.().catch(() => undefined);
    loader?.({ params }).catch(() => undefined);
  }
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
