import { downloadWithAgreement } from './download-script.ts';

downloadWithAgreement();
