import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import { sessionQuery } from '#web/api/session.ts';
import { LanguageSwitch } from '#web/portal/kit/words/language-switch.tsx';

/** The portal of students is in both languages. */
export function LanguageSection() {
  const { data } = useQuery(sessionQuery);
  if (data?.user?.type !== 'student') return null;
  return (
    <section className="border-t border-line py-6" aria-labelledby="language">
      <h2 id="language" className="mb-3 text-xl">
        {say('Language')}
      </h2>
      <LanguageSwitch />
    </section>
  );
}
