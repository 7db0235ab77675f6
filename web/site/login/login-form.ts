import { login } from '#content/en/login.ts';
import { adminLoginSchema, emailLoginSchema, type SignedInUser } from '#shared/auth.ts';
import type { Role } from '#shared/roles.ts';
import { enhanceForm, tell } from '#web/site/forms/form-behaviour.ts';
import { portalOf } from './signed-in-already.ts';

export function enhanceLogin(form: HTMLFormElement): void {
  const role = form.dataset.login as Role; // the page writes it
  const schema = role === 'admin' ? adminLoginSchema : emailLoginSchema;
  enhanceForm(form, { schema, onValid: (values) => void signIn(form, role, values) });
}

async function signIn(form: HTMLFormElement, role: Role, values: object): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.disabled) return;
  button.disabled = true;
  button.textContent = login.submitting;
  try {
    const response = await fetch(`/api/auth/${role}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    const answer = (await response.json()) as {
      message?: string;
      user?: SignedInUser;
      fields?: { code?: string };
    };
    if (response.ok && answer.user) return location.assign(portalOf(answer.user));
    // product §8: the server's message, or this one.
    tell(form, answer.message || login.failures[role]);
    if (answer.fields?.code) askForCode(form);
    else form.querySelector<HTMLInputElement>('[name=password]')?.select();
  } catch {
    tell(form, login.failures.other);
  }
  button.disabled = false;
  button.textContent = login.submit;
}

/** The password was right: the account has a second factor. */
function askForCode(form: HTMLFormElement): void {
  form.querySelector('[data-field=code]')?.removeAttribute('hidden');
  const input = form.querySelector<HTMLInputElement>('[name=code]');
  input?.focus();
  input?.select();
}
