import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { goOnIfSignedIn } from './signed-in-already.ts';

// With a name in the address (from an invite link) the form fills it in.
wakeIsland(
  'login',
  async () => (await import('./login-form.tsx')).LoginForm,
  location.hash.includes('name=') ? 'idle' : 'touched',
);
void goOnIfSignedIn(document.querySelector<HTMLElement>('[data-role]')?.dataset.role ?? '');
