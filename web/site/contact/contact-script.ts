import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { showMapsOnDemand } from '#web/site/parts/map-script.ts';

showMapsOnDemand();
wakeIsland('contact', async () => (await import('./contact-form.tsx')).ContactForm);
