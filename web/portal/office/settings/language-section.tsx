import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#web/api/session.ts';
import { LanguageSwitch } from '#web/portal/kit/words/language-switch.tsx';

/** The first screens of students are there in Telugu too. */
export function LanguageSection() {
  const { data } = useQuery(sessionQuery);
  if (data?.user?.type !== 'student') return null;
  return (
    <section className="border-t border-line py-6" aria-labelledby="language">
      <h2 id="language" className="mb-3 text-xl">
        Language
      </h2>
      <LanguageSwitch />
    </section>
  );
}
