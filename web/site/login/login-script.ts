// Behaviour of the log-in screens. The form is checked and sent by code that comes with its first touch.
import { wakeForm } from '#web/site/forms/wake-form.ts';
import { showPasswords } from './show-password.ts';

const form = document.querySelector<HTMLFormElement>('form[data-login]');

if (form) {
  showPasswords();
  wakeForm(form, () => import('./login-form.ts').then(({ enhanceLogin }) => enhanceLogin));
  form.querySelector('[type=submit]')?.removeAttribute('disabled');
  // Who has just chosen a password by an invite link comes with the name to log in with.
  const name = new URLSearchParams(location.hash.slice(1)).get('name');
  const input = form.querySelector<HTMLInputElement>('[autocomplete=username]');
  if (name && input) input.value = name;
  void import('./signed-in-already.ts').then(({ goOnIfSignedIn }) =>
    goOnIfSignedIn(form.dataset.login ?? ''),
  );
}
