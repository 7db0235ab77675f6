import { setPassword } from '#content/en/set-password.ts';
import { maxPasswordLength, minPasswordLength } from '#shared/auth.ts';
import { FormAlert, FormField } from '#web/site/forms/form-field.tsx';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { buttonClass } from '#web/site/parts/button-link.tsx';

export function SetPasswordPage() {
  const lengths = { minLength: minPasswordLength, maxLength: maxPasswordLength };
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{setPassword.title}</h1>
        <p className="mt-3">{setPassword.text}</p>
        <form data-set-password method="dialog" className="mt-6 grid gap-4">
          <FormField
            formId="set"
            name="password"
            label={setPassword.label}
            hint={setPassword.hint}
            type="password"
            autoComplete="new-password"
            {...lengths}
          />
          <FormField
            formId="set"
            name="repeat"
            label={setPassword.repeatLabel}
            type="password"
            autoComplete="new-password"
            {...lengths}
          />
          {/* Sleeps until its script has come: a password must never go out as an ordinary form post. */}
          <button
            type="submit"
            disabled
            className={buttonClass('primary', 'disabled:opacity-70 without-script:hidden')}
          >
            {setPassword.submit}
          </button>
          {/* Room for what is said about an incomplete link: it comes when the script has looked. */}
          <div className="min-h-30 sm:min-h-20">
            <FormAlert />
          </div>
          <FormNeedsScript />
        </form>
        <div data-done hidden className="mt-6 rounded-lg bg-sea-pale p-5" tabIndex={-1}>
          <p className="font-semibold">{setPassword.done}</p>
          <ul className="mt-2 flex flex-wrap gap-3">
            {setPassword.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={buttonClass('outline')}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
