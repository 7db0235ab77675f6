import { useQuery } from '@tanstack/react-query';
import { type Language, languages } from '#shared/kit/languages.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import { callApi } from '#web/api/calls.ts';
import { sessionQuery } from '#web/api/session.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

/** Each language by its own name, as on the site. */
const names: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు' };

/** The portals of students and guardians are in both languages. The choice is kept with the account: it holds on every device. */
export function LanguageSection() {
  const { data } = useQuery(sessionQuery);
  const { run } = useSaving('toast');
  const choose = (language: Language) =>
    run(async () => {
      await callApi('setLanguage', { body: { language } });
      // Every text of the page changes, and its typeface.
      location.reload();
    });
  if (data?.user?.type !== 'student' && data?.user?.type !== 'guardian') return null;
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-3 text-xl">{say('Language')}</h2>
      <ViewSwitch
        label="Language / భాష"
        value={spokenLanguage()}
        options={languages.map((language) => ({ value: language, label: names[language], lang: language }))}
        onChange={(language) => void choose(language)}
      />
    </section>
  );
}
