import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { leaveFor } from '#web/api/session.ts';
import { finishLogOut } from '#web/api/unfinished-log-out.ts';
import { Button } from '#web/ui/button.tsx';

/** After a log-out without a connection: nothing of the user is on the screen any more, and the session ends when it is back. */
export function LoggedOut({ loginPath }: { loginPath: string }) {
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    try {
      await finishLogOut();
      await leaveFor(loginPath, 'assign');
    } catch (error) {
      console.warn('The session has not ended yet', error);
    }
    setBusy(false);
  };
  const onOnline = useEffectEvent(() => void finish());
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return (
    <main className="mx-auto max-w-prose px-4 py-10">
      <h1 className="mb-3 text-2xl">{say('You are logged out on this device')}</h1>
      <p>
        {say(
          'What it kept for you is deleted. Without a connection the server does not know it yet: your session ends as soon as this page is online again, or when the portal or its log-in page is opened next.',
        )}
      </p>
      <Button className="mt-5" isBusy={isBusy} onClick={() => void finish()}>
        Try again
      </Button>
    </main>
  );
}
