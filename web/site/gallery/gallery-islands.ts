// What is alive on the page of the gallery, in one request.
export { DownloadAgreement } from './download-agreement.tsx';
export { GalleryFinder } from './gallery-finder.tsx';
