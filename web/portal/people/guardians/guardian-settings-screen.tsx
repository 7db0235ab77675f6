import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { LanguageSwitch } from '#web/portal/kit/words/language-switch.tsx';
import { useWords } from '#web/portal/kit/words/words.ts';
import { DevicesSection } from '#web/portal/office/settings/devices-section.tsx';
import { PasswordSection } from '#web/portal/office/settings/password-section.tsx';
import { guardianWords } from './guardian-words.ts';

export function GuardianSettingsScreen() {
  const words = useWords(guardianWords);
  return (
    <>
      <ScreenHeader title={words.settings} />
      <div className="max-w-4xl">
        <section className="pb-6">
          <h2 className="mb-3 text-xl">{words.language}</h2>
          <LanguageSwitch />
        </section>
        {/* The parts that all portals share are not translated yet. */}
        <div lang="en">
          <PasswordSection />
          <DevicesSection />
        </div>
      </div>
    </>
  );
}
