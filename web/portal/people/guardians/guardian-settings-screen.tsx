import { say } from '#shared/kit/text/say.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { LanguageSwitch } from '#web/portal/kit/words/language-switch.tsx';
import { DevicesSection } from '#web/portal/office/settings/devices-section.tsx';
import { PasswordSection } from '#web/portal/office/settings/password-section.tsx';

export function GuardianSettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <div className="max-w-4xl">
        <section className="pb-6">
          <h2 className="mb-3 text-xl">{say('Language')}</h2>
          <LanguageSwitch />
        </section>
        <PasswordSection />
        <DevicesSection />
      </div>
    </>
  );
}
