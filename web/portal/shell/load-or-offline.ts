/**
 * Loads a file of the portal. TanStack Router reloads the page where a file is missing, since a newer version may have replaced
 * it; offline that would not bring the file, but take away what the screen shows: the error is then another one.
 */
export const loadOrOffline =
  <M>(load: () => Promise<M>) =>
  (): Promise<M> =>
    load().catch((failure: unknown) => {
      throw navigator.onLine ? failure : new Error('offline');
    });
