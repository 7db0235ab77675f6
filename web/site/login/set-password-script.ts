// The token stands in the fragment, which browsers send nowhere; it leaves the address as soon as it is read.
import { setPassword } from '#content/en/set-password.ts';
import { wakeForm } from '#web/site/forms/wake-form.ts';

const form = document.querySelector<HTMLFormElement>('form[data-set-password]');
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

if (form) {
  if (!token) form.querySelector('[data-alert]')?.replaceChildren(setPassword.noToken);
  wakeForm(form, async () => {
    const { enhanceSetPassword } = await import('./set-password-form.ts');
    return () => enhanceSetPassword(form, token);
  });
  form.querySelector('[type=submit]')?.removeAttribute('disabled');
}
