import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { goOnIfSignedIn } from './signed-in-already.ts';

// A name in the address (after an invite) is filled in by the form, so it is hydrated without waiting for a touch.
wakeIsland(
  'login',
  async () => (await import('./login-form.tsx')).LoginForm,
  location.hash.includes('name=') ? 'idle' : 'touched',
);
wakeIsland(
  'forgotten-password',
  async () => (await import('./forgotten-password.tsx')).ForgottenPassword,
  'opened',
);
void goOnIfSignedIn(document.querySelector<HTMLElement>('[data-role]')?.dataset.role ?? '');
