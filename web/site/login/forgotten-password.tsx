import { useState } from 'react';
import type { Role } from '#shared/roles.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';

/** Puts the person on the office's first screen, by the name that is typed above. */
export function ForgottenPassword({ role }: { role: Role }) {
  const { login: words } = useWords('login');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    const input = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    const name = input?.value.trim();
    if (!name) {
      setMessage(words.forgot.nameFirst);
      return input?.focus();
    }
    setBusy(true);
    setMessage(await answerTo(role, name).then((outcome) => words.forgot[outcome]));
    setBusy(false);
  };

  return (
    <>
      <Button isBusy={isBusy} className="without-script:hidden mt-2" onClick={() => void ask()}>
        {words.forgot.ask}
      </Button>
      <p data-alert role="status" className="mt-3 empty:hidden rounded-sm bg-sea-pale px-3 py-2 text-ink">
        {message}
      </p>
    </>
  );
}

async function answerTo(role: Role, name: string): Promise<'asked' | 'tooOften' | 'notSent'> {
  try {
    const { ok, status } = await fetch('/api/auth/password-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role, name }),
    });
    if (ok) return 'asked';
    return status === 429 ? 'tooOften' : 'notSent';
  } catch {
    return 'notSent';
  }
}
