import { adminTokenStart, guardianTokenStart } from '#shared/account/log-in.ts';
import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { inviteToken } from './invite-token.ts';

// An admin has a username in place of the e-mail, a guardian the phone number.
const owners = { [adminTokenStart]: 'admin', [guardianTokenStart]: 'guardian' };
const [, owner = 'others'] = Object.entries(owners).find(([start]) => inviteToken.startsWith(start)) ?? [];
if (owner !== 'others')
  for (const text of document.querySelectorAll<HTMLElement>('[data-for]'))
    text.hidden = text.dataset.for !== owner;
// The token is removed from the address after it was read.
history.replaceState(null, '', location.pathname);
wakeIsland('set-password', async () => (await import('./set-password-form.tsx')).SetPasswordForm);
// After `wakeIsland`, which takes the HTML that it finds for what React has rendered.
const alert = document.querySelector('main [data-alert]');
const page = document.querySelector<HTMLElement>('[data-no-token]');
if (alert && !inviteToken) alert.textContent = page?.dataset.noToken ?? '';
