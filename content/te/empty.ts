import * as english from '../en/empty.ts';
import { inTelugu } from './in-telugu.ts';

export const emptyPicture = inTelugu(english.emptyPicture, {});
