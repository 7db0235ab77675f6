import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnAccount } from '#web/portal/office/settings/own-account.tsx';
import { useOwnGuardian } from './own-child.tsx';

export function GuardianSettingsScreen() {
  // For the menu, which shows what may be seen.
  useOwnGuardian();
  return (
    <>
      <ScreenHeader title="Settings" />
      <OwnAccount />
    </>
  );
}
