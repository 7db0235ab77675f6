import { store } from '#web/ui/store.ts';

/** Open dialogs by the ids of their titles, the topmost one last: everything outside it is inert. */
export const openModals = store<readonly string[]>([]);
