import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('scholarship', async () => (await import('./scholarship-form.tsx')).ScholarshipForm);
