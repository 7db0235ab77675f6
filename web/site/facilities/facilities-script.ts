// The campus gallery: four pictures at first, four more each time, back to four after 'Show Less' or a change of
// facility.
import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('campus-gallery', async () => (await import('./campus-gallery.tsx')).CampusGallery);
