import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { LanguageSection } from '#web/portal/kit/words/language-section.tsx';
import {
  AccountSection,
  DevicesSection,
  InstallSection,
  PasswordSection,
  ThemeSection,
} from '#web/portal/office/settings/account-sections.tsx';
import { useOwnGuardian } from './own-child.tsx';

export function GuardianSettingsScreen() {
  // For the menu, which shows what may be seen.
  useOwnGuardian();
  return (
    <>
      <ScreenHeader title="Settings" />
      <div className="max-w-4xl [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
        <LanguageSection />
        <AccountSection />
        <PasswordSection />
        <ThemeSection />
        <InstallSection />
        <DevicesSection />
      </div>
    </>
  );
}
