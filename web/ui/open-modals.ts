import { store } from './store.ts';

/** Dialogs by the ids of their titles, the one above everything else last: what is outside it can be neither pressed nor heard. */
export const openModals = store<readonly string[]>([]);
