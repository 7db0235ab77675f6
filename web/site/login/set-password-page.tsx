import { phraseWords } from '#web/site/forms/form-words.ts';
import { Island } from '#web/site/islands/island.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SetPasswordForm } from './set-password-form.tsx';

export function SetPasswordPage() {
  const { setPassword } = useWords('setPassword');
  const { showPassword } = useWords('login').login;
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{setPassword.title}</h1>
        <p className="mt-3">{setPassword.text}</p>
        <Island
          name="set-password"
          of={SetPasswordForm}
          words={(all) => ({
            ...phraseWords(all, 'account'),
            setPassword: { setPassword },
            login: { login: { showPassword } },
          })}
        />
      </div>
    </div>
  );
}
