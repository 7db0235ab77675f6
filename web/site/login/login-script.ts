// Behaviour of the log-in screens. The form is checked and sent by code that comes with its first touch.
import { showPasswords } from './show-password.ts';

const form = document.querySelector<HTMLFormElement>('form[data-login]');

if (form) {
  showPasswords();
  const wake = () => import('./login-form.ts').then(({ enhanceLogin }) => enhanceLogin(form));
  form.addEventListener('focusin', wake, { once: true });
  form.addEventListener('submit', (event) => {
    if (form.noValidate) return;
    // A password must never go out as an ordinary form post, however slow the network.
    event.preventDefault();
    void wake().then(() => form.requestSubmit());
  });
  void import('./signed-in-already.ts').then(({ goOnIfSignedIn }) =>
    goOnIfSignedIn(form.dataset.login ?? ''),
  );
}
