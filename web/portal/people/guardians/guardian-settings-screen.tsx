import { SettingsScreen } from '#web/portal/office/settings/settings-screen.tsx';
import { useOwnGuardian } from './own-child.tsx';

export function GuardianSettingsScreen() {
  // For the menu, which shows what may be seen.
  useOwnGuardian();
  return <SettingsScreen />;
}
