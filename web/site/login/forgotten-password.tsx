import { type ComponentProps, useState } from 'react';
import type { Role } from '#shared/roles.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Asks for a link, by the name that is typed above. */
export function ForgottenPassword({ role }: { role: Role }) {
  const { forgot: words } = useWords('login').login;
  const phrase = usePhrases('account');
  const [alert, setAlert] = useState<ComponentProps<typeof FormAlert>>({});
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    const input = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    const name = input?.value.trim();
    if (!name) {
      setAlert({ children: words.nameFirst });
      return input?.focus();
    }
    setBusy(true);
    const answer = await answerTo(role, name);
    setAlert(
      answer === 'tooOften' || answer === 'notSent'
        ? { children: words[answer] }
        : { children: phrase(answer), isNews: true },
    );
    setBusy(false);
  };

  return (
    <>
      <Button isBusy={isBusy} className="without-script:hidden mt-2" onClick={() => void ask()}>
        {words.ask}
      </Button>
      <FormAlert {...alert} />
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
