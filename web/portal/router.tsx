// Every screen of the portals, each loaded when it is opened. Who may open a portal is asked before anything is shown.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { portalPrefixes, portalRoutes, routes } from '#shared/routes.ts';
import { leaveFor, readUser } from '#web/lib/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { adminScreens } from './admin/admin-screens.ts';
import { LoadFailure } from './common/load-failure.tsx';
import { NoSuchScreen } from './common/no-such-screen.tsx';

const [studentPrefix, facultyPrefix, adminPrefix] = portalPrefixes;

const root = createRootRoute({ notFoundComponent: NoSuchScreen, errorComponent: LoadFailure });

const admin = createRoute({
  getParentRoute: () => root,
  path: adminPrefix,
  // product §6: anyone who is not an admin is sent to the staff log-in.
  beforeLoad: async () => {
    const user = await readUser();
    if (user?.type !== 'admin') await leaveFor(routes.facultyLogin);
  },
  pendingComponent: () => <Loading text="Loading Dashboard..." />,
  component: lazyRouteComponent(() => import('./admin/admin-shell.tsx'), 'AdminShell'),
});

const adminHome = createRoute({
  getParentRoute: () => admin,
  path: '/',
  component: lazyRouteComponent(() => import('./admin/home-screen.tsx'), 'HomeScreen'),
});

const adminHomeByName = createRoute({
  getParentRoute: () => admin,
  path: 'dashboard',
  beforeLoad: () => {
    throw redirect({ to: portalRoutes.admin(), replace: true });
  },
});

const adminStudent = createRoute({
  getParentRoute: () => admin,
  path: 'students/$id',
  component: lazyRouteComponent(() => import('./admin/students/student-screen.tsx'), 'StudentScreen'),
});

const adminSections = adminScreens.map((section) => createRoute({ getParentRoute: () => admin, ...section }));

const student = createRoute({
  getParentRoute: () => root,
  path: `${studentPrefix}/$id`,
  // product §6: only the student whose record it is; everybody else is sent to the log-in.
  beforeLoad: async ({ params }) => {
    const user = await readUser();
    if (user?.type !== 'student' || user.id !== params.id) await leaveFor(routes.studentLogin);
  },
  pendingComponent: () => <Loading text="Loading…" />,
  component: lazyRouteComponent(() => import('./student/student-shell.tsx'), 'StudentShell'),
});

const studentHome = createRoute({
  getParentRoute: () => student,
  path: '/',
  component: lazyRouteComponent(() => import('./student/dashboard-screen.tsx'), 'DashboardScreen'),
});

const studentSettings = createRoute({
  getParentRoute: () => student,
  path: 'settings',
  component: lazyRouteComponent(() => import('./common/settings-screen.tsx'), 'SettingsScreen'),
});

const faculty = createRoute({
  getParentRoute: () => root,
  path: `${facultyPrefix}/$id`,
  beforeLoad: async ({ params }) => {
    const user = await readUser();
    if (user?.type !== 'faculty' || user.id !== params.id) await leaveFor(routes.facultyLogin);
  },
  pendingComponent: () => <Loading text="Loading…" />,
  component: lazyRouteComponent(() => import('./faculty/faculty-shell.tsx'), 'FacultyShell'),
});

const facultySettings = createRoute({
  getParentRoute: () => faculty,
  path: 'settings',
  component: lazyRouteComponent(() => import('./common/settings-screen.tsx'), 'SettingsScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    admin.addChildren([adminHome, adminHomeByName, adminStudent, ...adminSections]),
    student.addChildren([studentHome, studentSettings]),
    faculty.addChildren([facultySettings]),
  ]),
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: () => <Loading text="Loading…" />,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
