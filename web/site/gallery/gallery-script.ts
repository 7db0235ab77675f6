import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { agreementId, downloadWithAgreement } from './download-script.ts';

downloadWithAgreement();
// A link that asks for something is answered at once.
wakeIsland(
  'gallery',
  async () => (await import('./gallery-finder.tsx')).GalleryFinder,
  location.search ? 'now' : 'touched',
);
wakeIsland(agreementId, async () => (await import('./download-agreement.tsx')).DownloadAgreement);
