import type { Role } from '#shared/roles.ts';
import { wakeIsland } from '#web/site/islands/wake-island.ts';

// With a name in the address (from an invite link) the form fills it in.
wakeIsland(
  'login',
  async () => (await import('./login-form.tsx')).LoginForm,
  location.hash.includes('name=') ? 'idle' : 'touched',
);

const toggle = document.querySelector<HTMLElement>('[data-role]');
void import('./signed-in-already.ts').then(
  ({ goOnIfSignedIn }) => goOnIfSignedIn(toggle?.dataset.role as Role), // as: the page writes it
);
