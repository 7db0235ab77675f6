import { SettingsScreen } from '../../common/settings-screen.tsx';
import { DeletedSection } from './deleted-section.tsx';
import { ImportsSection } from './imports-section.tsx';
import { InviteSection } from './invite-section.tsx';

/** The own account, as everybody has it, and below it what the office needs for the college. */
export function AdminSettingsScreen() {
  return (
    <SettingsScreen>
      <InviteSection />
      <DeletedSection />
      <ImportsSection />
    </SettingsScreen>
  );
}
