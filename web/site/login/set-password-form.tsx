import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { passwordAnswerSchema, SignedInUser } from '#shared/account/auth.ts';
import {
  inviteTokenPattern,
  maxPasswordLength,
  minPasswordLength,
  newPasswordSchema,
} from '#shared/account/new-password.ts';
import { languageOf, pathIn } from '#shared/kit/languages.ts';
import { shownPhone } from '#shared/kit/phones/phone-numbers.ts';
import { routes } from '#shared/routes.ts';
import { noteLogIn } from '#web/api/unfinished-log-out.ts';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { useCheckedForm } from '#web/site/forms/use-checked-form.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { reloadRestored } from '#web/ui/reload-restored.ts';
import { portalOf } from './portal-of.ts';

const schema = z.object({ password: newPasswordSchema });
const password = {
  autoComplete: 'new-password',
  minLength: minPasswordLength,
  maxLength: maxPasswordLength,
} as const;

/** In the fragment of the invite link, which browsers do not send to the server; '' where the link is incomplete. */
const inviteToken = import.meta.env.SSR ? '' : location.hash.slice(1);

export function SetPasswordForm() {
  const { setPassword: words } = useWords('setPassword');
  const { login } = useWords('login');
  const phrase = usePhrases('account');
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<SavedProps>();
  /** Why the link cannot be used: there is then nothing to fill in. */
  const [over, setOver] = useState('');
  const { attributes, field, alert, fail } = useCheckedForm({
    schema,
    phrase,
    onValid: (values) => void save(values.password),
  });
  useEffect(() => {
    history.replaceState(null, '', location.pathname);
    reloadRestored();
    // oxlint-disable-next-line react/set-state-in-effect -- the page as the server made it has the form
    if (!inviteTokenPattern.test(inviteToken)) setOver(words.noToken);
  }, [words]);

  const save = async (newPassword: string) => {
    setSaving(true);
    try {
      const response = await fetch('/api/auth/passwords', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: inviteToken, password: newPassword }),
      });
      if (response.ok) {
        const { type, name, user } = (await response.json()) as z.infer<typeof passwordAnswerSchema>;
        if (user) {
          await noteLogIn(user.id);
          return setSaved({ name: type === 'guardian' ? shownPhone(name) : name, user });
        }
        const { language } = languageOf(location.pathname);
        return location.assign(
          `${pathIn(language, routes[`${type}Login`])}#${new URLSearchParams({ name })}`,
        );
      }
      const answer = (await response.json()) as { message?: string; fields?: { token?: string } };
      if (answer.fields?.token) return setOver(phrase(answer.fields.token));
      fail(answer.message ? phrase(answer.message) : words.failed);
    } catch {
      fail(words.failed);
    }
    setSaving(false);
  };

  if (saved) return <Saved {...saved} />;
  if (over) return <LinkOver sentence={over} />;
  return (
    <form {...attributes} className="mt-6 grid gap-4">
      <PasswordField
        {...field('password')}
        {...password}
        label={words.label}
        showLabel={login.showPassword}
        hint={words.hint}
      />
      {/* Disabled until its script has loaded: a password must never be sent as an ordinary form post. */}
      <Button
        type="submit"
        variant="primary"
        disabled={import.meta.env.SSR || isSaving}
        className="without-script:hidden"
      >
        {isSaving ? words.submitting : words.submit}
      </Button>
      <FormAlert {...alert} />
      <FormNeedsScript />
    </form>
  );
}

/** A link is asked for where people log in, by the name with which they do. */
function LinkOver({ sentence }: { sentence: string }) {
  const { setPassword: words } = useWords('setPassword');
  const { language } = languageOf(location.pathname);
  return (
    // As high as the form: what is below stays where it is.
    <div className="mt-6 min-h-72">
      <FormAlert>{sentence}</FormAlert>
      <a href={`${pathIn(language, routes.studentLogin)}#forgot`} className={buttonClass('primary', 'mt-4')}>
        {words.newLink}
      </a>
    </div>
  );
}

interface SavedProps {
  /** With which the user logs in from now on. */
  name: string;
  user: SignedInUser;
}

function Saved({ name, user }: SavedProps) {
  const { setPassword: words } = useWords('setPassword');
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed, so the focus moves to the result.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="mt-6 rounded-lg bg-sea-pale p-5" tabIndex={-1}>
      <p className="font-semibold">{words.done}</p>
      <p className="mt-2">
        {words.names[user.type]} <strong className="wrap-anywhere">{name}</strong>
      </p>
      <a href={portalOf(user)} className={buttonClass('primary', 'mt-4')}>
        {words.open}
      </a>
    </div>
  );
}
