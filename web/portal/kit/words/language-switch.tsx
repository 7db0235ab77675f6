import type { AuthStatus } from '#shared/account/auth.ts';
import { type Language, languages } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { sessionQuery } from '#web/api/session.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useLanguage } from './words.ts';

/** Each language by its own name, as on the site. */
const names: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు' };

/** The language of the portal is kept with the account: it is the same on every device. */
export function LanguageSwitch() {
  const current = useLanguage();
  const { run, isBusy } = useSaving('toast');
  const choose = (language: Language) =>
    run(async () => {
      await callApi('setLanguage', { body: { language } });
      queryClient.setQueryData(sessionQuery.queryKey, (status: AuthStatus | undefined) =>
        status ? { ...status, language } : status,
      );
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
          aria-pressed={language === current}
          onClick={() => void choose(language)}
          className="min-h-11 px-4 font-semibold text-ink first:rounded-l-sm last:rounded-r-sm hover:bg-sand aria-pressed:bg-teal aria-pressed:text-white"
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
