import type { Role } from '#shared/roles.ts';
import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('login', async () => (await import('./login-form.tsx')).LoginForm);

const toggle = document.querySelector<HTMLElement>('[data-role]');
void import('./signed-in-already.ts').then(
  ({ goOnIfSignedIn }) => goOnIfSignedIn(toggle?.dataset.role as Role), // as: the page writes it
);
