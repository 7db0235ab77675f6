import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import { CalendarFeedSection } from './calendar-feed-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ScreenHeader } from './screen-header.tsx';

/** The own account: password, signed-in devices, calendar link. The same for students, faculty and admins. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="max-w-4xl">
      <ScreenHeader title="Settings" />
      <AccountSection />
      <PasswordSection />
      <DevicesSection />
      <CalendarFeedSection />
      {children}
    </div>
  );
}
