import { spokenLanguage } from '#shared/kit/text/say.ts';
import { type Language, languages } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';

/** Each language by its own name, as on the site. */
const names: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు' };

/** The language of the portal is kept with the account: it is the same on every device. */
export function LanguageSwitch() {
  const { run, isBusy } = useSaving('toast');
  const choose = (language: Language) =>
    run(async () => {
      await callApi('setLanguage', { body: { language } });
      // Every text of the page changes, and its typeface.
      location.reload();
    });
  return (
    <div
      role="group"
      aria-label="Language / భాష"
      className="inline-flex rounded-sm border border-ink-soft bg-white"
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          disabled={isBusy}
          aria-pressed={language === spokenLanguage()}
          onClick={() => void choose(language)}
          className="min-h-11 px-4 font-semibold text-ink first:rounded-l-sm last:rounded-r-sm hover:bg-sand aria-pressed:bg-teal aria-pressed:text-white"
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
