import { setPassword } from '#content/en/set-password.ts';
import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { inviteToken } from './invite-token.ts';

// Read, it leaves the address.
history.replaceState(null, '', location.pathname);
wakeIsland('set-password', async () => (await import('./set-password-form.tsx')).SetPasswordForm);
// Afterwards: what stands there before is taken for what React has rendered.
const alert = document.querySelector('main [data-alert]');
if (alert && !inviteToken) alert.textContent = setPassword.noToken;
