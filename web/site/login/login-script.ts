// Behaviour of the log-in screens. The form is checked and sent by code that comes with its first touch.
import { wakeForm } from '#web/site/forms/wake-form.ts';
import { showPasswords } from './show-password.ts';

const form = document.querySelector<HTMLFormElement>('form[data-login]');

if (form) {
  showPasswords();
  wakeForm(form, () => import('./login-form.ts').then(({ enhanceLogin }) => enhanceLogin));
  form.querySelector('[type=submit]')?.removeAttribute('disabled');
  void import('./signed-in-already.ts').then(({ goOnIfSignedIn }) =>
    goOnIfSignedIn(form.dataset.login ?? ''),
  );
}
