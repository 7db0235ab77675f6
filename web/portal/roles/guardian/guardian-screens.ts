// The screens of the guardians' portal; the first one is what it opens with.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

export const guardianScreens = [
  screen('/', () => import('#web/portal/people/guardians/guardian-home-screen.tsx')),
  screen('attendance', () => import('#web/portal/people/guardians/guardian-attendance-screen.tsx')),
  screen('fees', () => import('#web/portal/people/guardians/guardian-fees-screen.tsx')),
  screen('marks', () => import('#web/portal/people/guardians/guardian-marks-screen.tsx')),
  screen('certificates', () => import('#web/portal/people/guardians/guardian-certificates-screen.tsx')),
  screen('settings', () => import('#web/portal/people/guardians/guardian-settings-screen.tsx')),
];
