import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignedInUser } from '#shared/account/auth.ts';
import { adminLoginSchema, emailLoginSchema, phoneLoginSchema } from '#shared/account/log-in.ts';
import type { Role } from '#shared/roles.ts';
import { noteLogIn } from '#web/api/unfinished-log-out.ts';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { useCheckedForm } from '#web/site/forms/use-checked-form.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { loadPortalAhead } from './portal-ahead.ts';
import { portalOf } from './portal-of.ts';

/** With what each role logs in. */
const email = { name: 'email', schema: emailLoginSchema, type: 'email' } as const;
const names = {
  student: email,
  faculty: email,
  admin: { name: 'username', schema: adminLoginSchema, autoCapitalize: 'none' },
  guardian: { name: 'phone', schema: phoneLoginSchema, type: 'tel' },
} as const satisfies Record<Role, object>;

export function LoginForm({ role }: { role: Role }) {
  const { login } = useWords('login');
  const phrase = usePhrases('account');
  const { name, schema, ...typed } = names[role];
  const [isBusy, setBusy] = useState(false);
  /** True after the server has accepted the password of an account with a second factor. */
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, attributes, field, alert, fail } = useCheckedForm<(typeof names)[Role]['schema']>({
    schema,
    phrase,
    labels: login.fields,
    onValid: (values) => void signIn(values),
  });

  // After choosing a password by an invite link the address contains the log-in name.
  useEffect(() => {
    const name = new URLSearchParams(location.hash.slice(1)).get('name');
    const input = form.current?.querySelector<HTMLInputElement>('[autocomplete=username]');
    if (name && input && !input.value) input.value = name;
  }, [form]);

  // The form is awake: its user has touched it.
  useEffect(() => void loadPortalAhead(role), [role]);

  const signIn = async (values: object) => {
    setBusy(true);
    try {
      const { isOk, answer } = await sendLogin(role, asksForCode ? values : { ...values, code: undefined });
      if (isOk && answer.user) {
        await noteLogIn(answer.user.id);
        return location.assign(portalOf(answer.user));
      }
      // product §8: the server's message, or this one.
      fail(answer.message ? phrase(answer.message) : login.failures[role]);
      const next = answer.fields?.code ? 'code' : 'password';
      // flushSync: the field that gets the focus may be hidden before this render.
      flushSync(() => setAsksForCode((asked) => asked || next === 'code'));
      form.current?.querySelector<HTMLInputElement>(`[name=${next}]`)?.select();
    } catch {
      fail(login.failures.other);
    }
    setBusy(false);
  };

  return (
    <form {...attributes} className="mt-6 grid gap-4">
      <TextField {...field(name)} required {...typed} autoComplete="username" />
      <PasswordField {...field('password')} showLabel={login.showPassword} autoComplete="current-password" />
      {/* Shown after the password if the account has a second factor. */}
      <TextField
        {...field('code')}
        hint={login.codeHint}
        required={asksForCode}
        isHidden={!asksForCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
      />
      {/* Disabled until its script has loaded: a password must never be sent as an ordinary form post. */}
      <Button
        type="submit"
        variant="primary"
        disabled={import.meta.env.SSR || isBusy}
        className="without-script:hidden"
      >
        {isBusy ? login.submitting : login.submit}
      </Button>
      <FormAlert {...alert} />
      <FormNeedsScript />
    </form>
  );
}

interface LoginAnswer {
  message?: string;
  user?: SignedInUser;
  fields?: { code?: string };
}

async function sendLogin(role: Role, values: object) {
  const response = await fetch(`/api/auth/${role}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  return { isOk: response.ok, answer: (await response.json()) as LoginAnswer }; // the API's, or an error's
}
