import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/account/auth.ts';
import { say } from '#shared/kit/text/say.ts';
import { sessionQuery } from '#web/api/session.ts';

const kinds: Readonly<Record<SignedInUser['type'], string>> = {
  student: 'Student',
  faculty: 'Faculty',
  admin: 'Administrator',
  guardian: 'Parent or guardian',
};
/** The log-in name of each role, and who can change it. */
const names: Readonly<Record<SignedInUser['type'], string>> = {
  student: 'You log in with the email of your record. The office can change it.',
  faculty: 'You log in with the email of your record. The office can change it.',
  admin: 'You log in with your username and may change every record.',
  guardian: 'You log in with your mobile number. The office can change it.',
};

/** The account of the signed-in user. */
export function AccountSection() {
  const { data } = useQuery(sessionQuery);
  if (!data?.user) return null;
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Account')}</h2>
      <p className="mt-2 font-medium">{say(kinds[data.user.type])}</p>
      <p className="text-ink-soft">{say(names[data.user.type])}</p>
    </section>
  );
}
