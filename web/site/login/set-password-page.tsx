import { setPassword } from '#content/en/set-password.ts';
import { Island } from '#web/site/islands/island.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

export function SetPasswordPage() {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{setPassword.title}</h1>
        <p className="mt-3" data-for="others">
          {setPassword.text}
        </p>
        <p className="mt-3" data-for="admin" hidden>
          {setPassword.textOfAdmins}
        </p>
        <Island name="set-password" of={SetPasswordForm} />
      </div>
    </div>
  );
}
