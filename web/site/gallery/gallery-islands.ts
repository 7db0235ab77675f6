// The islands of the gallery in one file, so that they take one request.
export { DownloadAgreement } from './download-agreement.tsx';
export { GalleryFinder } from './gallery-finder.tsx';
