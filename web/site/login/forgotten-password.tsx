import { useState } from 'react';
import type { Role } from '#shared/roles.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks for a link, by the name that is typed above. */
export function ForgottenPassword({ role }: { role: Role }) {
  const { forgot: words } = useWords('login').login;
  const phrase = usePhrases('account');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    const input = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    const name = input?.value.trim();
    if (!name) {
      setMessage(words.nameFirst);
      return input?.focus();
    }
    setBusy(true);
    const answer = await answerTo(role, name);
    setMessage(answer === 'tooOften' || answer === 'notSent' ? words[answer] : phrase(answer));
    setBusy(false);
  };

  return (
    <>
      <Button isBusy={isBusy} className="without-script:hidden mt-2" onClick={() => void ask()}>
        {words.ask}
      </Button>
      <p data-alert role="status" className="mt-3 empty:hidden rounded-sm bg-sea-pale px-3 py-2 text-ink">
        {message}
      </p>
    </>
  );
}

/** @returns the server's sentence, or which one of the page says why there is none */
async function answerTo(role: Role, name: string): Promise<string> {
  try {
    const response = await fetch('/api/auth/password-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role, name }),
    });
    if (response.ok) return ((await response.json()) as { message: string }).message; // the API's
    return response.status === 429 ? 'tooOften' : 'notSent';
  } catch {
    return 'notSent';
  }
}
