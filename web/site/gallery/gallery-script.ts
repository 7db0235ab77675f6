import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { agreementId, downloadWithAgreement } from './download-script.ts';

const islands = () => import('./gallery-islands.ts');
downloadWithAgreement();
// A link that asks for something is answered at once.
wakeIsland('gallery', async () => (await islands()).GalleryFinder, location.search ? 'now' : 'touched');
wakeIsland(agreementId, async () => (await islands()).DownloadAgreement);
