import { formTarget } from '#web/portal/kit/lists/list-search.ts';

/** Whose form is open. */
export const factSearch = (address: Record<string, unknown>) => formTarget(address);
