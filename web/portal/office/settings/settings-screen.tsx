import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnAccount } from './own-account.tsx';

/** The settings of students and faculty. */
export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <OwnAccount />
    </>
  );
}
