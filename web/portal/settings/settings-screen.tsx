import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { AccountSection } from './account-section.tsx';
import { CalendarFeedSection } from './calendar-feed-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The settings of students and faculty. */
export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <OwnAccount />
    </>
  );
}

/**
 * The user's own account, the same in every portal. The sections that load data come last, so that they do not move the
 * others.
 */
export function OwnAccount() {
  return (
    <div className="max-w-4xl [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      <AccountSection />
      <PasswordSection />
      <SecondFactorSection />
      <CalendarFeedSection />
      <DevicesSection />
    </div>
  );
}
