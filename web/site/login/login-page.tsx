import { Eye, EyeOff } from 'lucide-react';
import { login } from '#content/en/login.ts';
import { contact } from '#content/facts.ts';
import type { Role } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { FormAlert, FormField } from '#web/site/forms/form-field.tsx';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { buttonClass } from '#web/site/parts/button-link.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { TextLink } from '#web/site/parts/text-link.tsx';

export const loginPaths = {
  student: routes.studentLogin,
  faculty: routes.facultyLogin,
  admin: routes.adminLogin,
} as const satisfies Record<Role, string>;

/** One screen for all three: the path says who logs in, the toggle is a link to the other path. */
export function LoginPage({ role, toggle }: { role: Role; toggle: readonly Role[] }) {
  const nameField = role === 'admin' ? 'username' : 'email';
  return (
    <div className="page-width grid min-h-[70vh] items-center gap-10 py-10 md:grid-cols-2">
      <Picture picture={login.picture} className="hidden w-full rounded-lg border border-line md:block" />
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl">{login.titles[role]}</h1>
        <nav aria-label={login.toggleLabel} className="mt-5 grid grid-cols-2 rounded-sm border border-teal">
          {toggle.map((mode) => (
            <a
              key={mode}
              href={loginPaths[mode]}
              aria-current={mode === role ? 'page' : undefined}
              className="grid min-h-11 place-items-center font-semibold text-teal aria-[current]:bg-teal aria-[current]:text-white"
            >
              {login.modes[mode]}
            </a>
          ))}
        </nav>
        <form data-login={role} method="dialog" className="mt-6 grid gap-4">
          {nameField === 'username' ? (
            <FormField
              formId="login"
              name="username"
              label={login.fields.username}
              autoComplete="username"
              autoCapitalize="none"
            />
          ) : (
            <FormField
              formId="login"
              name="email"
              label={login.fields.email}
              type="email"
              autoComplete="username"
            />
          )}
          <div className="relative">
            <FormField
              formId="login"
              name="password"
              label={login.fields.password}
              type="password"
              autoComplete="current-password"
            />
            <button
              type="button"
              data-show-password="login-password"
              aria-pressed="false"
              aria-label={login.showPassword}
              className="group absolute top-[1.9rem] right-0.5 hidden size-11 place-items-center text-teal [[data-js]_&]:grid"
            >
              <Eye className="size-5 group-aria-pressed:hidden" aria-hidden="true" />
              <EyeOff className="hidden size-5 group-aria-pressed:block" aria-hidden="true" />
            </button>
          </div>
          {/* Asked for in place, where the account has a second factor. */}
          <FormField
            formId="login"
            name="code"
            label={login.fields.code}
            hint={login.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            isOptional
            isHidden
          />
          {/* Sleeps until its script has come: a password must never go out as an ordinary form post. */}
          <button
            type="submit"
            disabled
            className={buttonClass('primary', 'disabled:opacity-70 without-script:hidden')}
          >
            {login.submit}
          </button>
          <FormAlert />
          <FormNeedsScript />
        </form>
        <details className="mt-6 border-t border-line pt-2">
          <summary className="flex min-h-11 items-center font-medium text-teal underline underline-offset-4">
            {login.forgot.question}
          </summary>
          <p className="mt-1">{login.forgot.answer}</p>
          <p className="mt-2">
            <TextLink
              href={whatsappLink(contact.whatsApp, login.forgot.message)}
              className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
            >
              {login.forgot.button}
            </TextLink>
          </p>
        </details>
      </div>
    </div>
  );
}
