import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { inviteToken } from './invite-token.ts';

// The token is removed from the address after it was read.
history.replaceState(null, '', location.pathname);
wakeIsland('set-password', async () => (await import('./set-password-form.tsx')).SetPasswordForm);
// After `wakeIsland`, which takes the HTML that it finds for what React has rendered.
const alert = document.querySelector('main [data-alert]');
const page = document.querySelector<HTMLElement>('[data-no-token]');
if (alert && !inviteToken) alert.textContent = page?.dataset.noToken ?? '';
