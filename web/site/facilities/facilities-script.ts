import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('campus-gallery', async () => (await import('./campus-gallery.tsx')).CampusGallery);
