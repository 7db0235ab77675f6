import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ScreenHeader } from './screen-header.tsx';

/** The own account: password and signed-in devices. The same for students, faculty and admins. */
export function SettingsScreen() {
  return (
    <div className="max-w-3xl">
      <ScreenHeader title="Settings" />
      <PasswordSection />
      <DevicesSection />
    </div>
  );
}
