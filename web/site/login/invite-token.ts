/**
 * The token is in the fragment of the invite link, which browsers do not send to the server. '' if the link is
 * incomplete.
 */
export const inviteToken = import.meta.env.SSR ? '' : location.hash.slice(1);
