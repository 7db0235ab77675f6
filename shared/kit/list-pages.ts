// The pages of a list, for server and browser.

export const pageSizes = [25, 50, 100] as const;
export const defaultPageSize = 25;

/** The header with the number of all matching rows. */
export const totalCountHeader = 'x-total-count';
