import { withoutBreaks } from '#shared/kit/format.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import type { Role } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import { phraseWords } from '#web/site/forms/form-words.ts';
import { Island } from '#web/site/islands/island.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LoginForm } from './login-form.tsx';

export const loginPaths = {
  student: routes.studentLogin,
  faculty: routes.facultyLogin,
  admin: routes.adminLogin,
  guardian: routes.guardianLogin,
} as const satisfies Record<Role, string>;

/** One screen for all log-ins: the path decides the role, and the toggle is a link to the other path. */
export function LoginPage({ of: role, toggle }: { of: Role; toggle: readonly Role[] }) {
  const { college } = usePage();
  const { login } = useWords('login');
  return (
    <div className="page-width grid min-h-[70vh] items-center gap-10 py-10 md:grid-cols-2">
      <Picture picture={login.picture} className="hidden w-full rounded-lg border border-line md:block" />
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl">{login.titles[role]}</h1>
        <nav
          aria-label={login.toggleLabel}
          data-role={role}
          className="mt-5 grid grid-cols-2 rounded-sm border border-teal"
        >
          {toggle.map((mode) => (
            <TextLink
              key={mode}
              href={loginPaths[mode]}
              aria-current={mode === role ? 'page' : undefined}
              className="grid min-h-11 place-items-center font-semibold text-teal aria-[current]:bg-teal aria-[current]:text-white"
            >
              {login.modes[mode]}
            </TextLink>
          ))}
        </nav>
        <Island
          name="login"
          of={LoginForm}
          props={{ role }}
          words={(all) => {
            const { forgot: _, picture: __, titles: ___, modes: ____, forParents: _____, ...words } = login;
            return { ...phraseWords(all, 'account'), login: { login: words } };
          }}
        />
        {role === 'student' && (
          <p className="mt-6">
            <TextLink href={routes.guardianLogin}>{login.forParents}</TextLink>
          </p>
        )}
        <details className="mt-6 border-t border-line pt-2">
          <summary className="flex min-h-11 items-center font-medium text-teal underline underline-offset-4">
            {login.forgot.question}
          </summary>
          {/* A browser that comes to its id opens the part around it. */}
          <p id="forgot" className="mt-1 scroll-mt-28">
            {withoutBreaks(login.forgot.answer)}
          </p>
          <Island
            name="forgotten-password"
            of={ForgottenPassword}
            props={{ role }}
            words={(all) => ({ ...phraseWords(all, 'account'), login: { login: { forgot: login.forgot } } })}
          />
          <p className="mt-2">
            <TextLink href={whatsappLink(college.whatsApp, login.forgot.message)}>
              {login.forgot.button}
            </TextLink>
          </p>
        </details>
      </div>
    </div>
  );
}
