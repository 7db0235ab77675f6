import * as z from 'zod/mini';
import { setPassword } from '#content/en/set-password.ts';
import { newPasswordSchema, type passwordAnswerSchema } from '#shared/auth.ts';
import { routes } from '#shared/routes.ts';
import { enhanceForm, tell } from '#web/site/forms/form-behaviour.ts';

const schema = z.object({ password: newPasswordSchema, repeat: z.string() }).check(
  z.refine(({ password, repeat }) => password === repeat, {
    error: setPassword.mismatch,
    path: ['repeat'],
  }),
);

/** @param token of the invite link */
export function enhanceSetPassword(form: HTMLFormElement, token: string): void {
  enhanceForm(form, { schema, onValid: ({ password }) => void save(form, token, password) });
}

async function save(form: HTMLFormElement, token: string, password: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.disabled) return;
  button.disabled = true;
  button.textContent = setPassword.submitting;
  try {
    const response = await fetch('/api/auth/passwords', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
    if (response.ok) {
      const { type, name } = (await response.json()) as z.infer<typeof passwordAnswerSchema>;
      // The buttons below are for students and teachers; an admin goes on to the log-in of admins.
      if (type === 'admin') return location.assign(`${routes.adminLogin}#${new URLSearchParams({ name })}`);
      form.hidden = true;
      const done = document.querySelector<HTMLElement>('[data-done]');
      if (done) done.hidden = false;
      done?.focus();
      return;
    }
    const { message } = (await response.json()) as { message?: string };
    tell(form, message ?? setPassword.failed);
  } catch {
    tell(form, setPassword.failed);
  }
  button.disabled = false;
  button.textContent = setPassword.submit;
}
