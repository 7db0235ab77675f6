/**
 * A page that Back restores from the browser's back/forward cache is as it was left: a portal with its records after a log-out, a log-in
 * that is still being sent. It is reloaded instead.
 */
export function reloadRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
