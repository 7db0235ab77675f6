import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('verify', async () => (await import('./verify-form.tsx')).VerifyForm, 'now');
