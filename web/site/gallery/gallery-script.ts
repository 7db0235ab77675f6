import { downloadWithAgreement } from './download-script.ts';
import { filterGallery } from './filter-script.ts';

filterGallery();
downloadWithAgreement();
