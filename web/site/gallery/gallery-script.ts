import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { agreementId, downloadWithAgreement } from './download-script.ts';

const islands = () => import('./gallery-islands.ts');
downloadWithAgreement();
// A link with a category or a search is applied without waiting for a touch.
wakeIsland('gallery', async () => (await islands()).GalleryFinder, location.search ? 'now' : 'idle');
wakeIsland(agreementId, async () => (await islands()).DownloadAgreement, 'touched');
