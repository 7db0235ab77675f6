// The screens of the guardians' portal; the first one is what it opens with.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

export const guardianScreens = [
  screen('/', () => import('#web/portal/people/guardians/guardian-home-screen.tsx'), 'GuardianHomeScreen'),
  screen(
    'attendance',
    () => import('#web/portal/people/guardians/guardian-attendance-screen.tsx'),
    'GuardianAttendanceScreen',
  ),
  screen('fees', () => import('#web/portal/people/guardians/guardian-fees-screen.tsx'), 'GuardianFeesScreen'),
  screen(
    'marks',
    () => import('#web/portal/people/guardians/guardian-marks-screen.tsx'),
    'GuardianMarksScreen',
  ),
  screen(
    'certificates',
    () => import('#web/portal/people/guardians/guardian-certificates-screen.tsx'),
    'GuardianCertificatesScreen',
  ),
  screen(
    'settings',
    () => import('#web/portal/people/guardians/guardian-settings-screen.tsx'),
    'GuardianSettingsScreen',
  ),
];
