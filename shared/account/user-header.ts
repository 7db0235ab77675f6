/**
 * The header with which a call of a portal names the user whom it shows, by the id of `AuthStatus`: someone else may have signed
 * in on the same device meanwhile, and the server then refuses the call (401).
 */
export const userHeader = 'signed-in-as';
