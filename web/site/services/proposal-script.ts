import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('proposal', async () => (await import('./proposal-form.tsx')).ProposalForm);
