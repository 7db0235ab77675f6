import { useState } from 'react';
import type { AuthStatus } from '#shared/account/auth.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { LanguageSection } from '#web/portal/kit/words/language-section.tsx';
import { AccountSection } from './account-section.tsx';
import { CalendarFeedSection } from './calendar-feed-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { InstallSection } from './install-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** The settings of students and faculty. */
export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <OwnAccount hasApp />
    </>
  );
}

/**
 * The user's own account, the same in every portal. The sections that load data come last, so that they do not move the
 * others. `hasApp`: the portal can be installed. Before two-step login that is required nothing else opens: it comes first.
 */
export function OwnAccount({ hasApp = false }: { hasApp?: boolean }) {
  // Kept while the screen is open: the recovery codes stay where they appeared.
  const [isSetUpFirst] = useState(
    () => queryClient.getQueryData<AuthStatus>(['session'])?.user?.mustSetUpSecondFactor ?? false,
  );
  return (
    <div className="max-w-4xl [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      {isSetUpFirst && <SecondFactorSection />}
      <LanguageSection />
      <AccountSection />
      <PasswordSection />
      {!isSetUpFirst && <SecondFactorSection />}
      <ThemeSection />
      <CalendarFeedSection />
      {hasApp && <InstallSection />}
      <DevicesSection />
    </div>
  );
}
