/** Stands in the fragment of the invite link, which browsers send nowhere. Empty where the link is not complete. */
export const inviteToken = import.meta.env.SSR ? '' : location.hash.slice(1);
