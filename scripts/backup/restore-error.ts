/** A sentence for the person who restores. */
export class RestoreError extends Error {}
