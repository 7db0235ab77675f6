// For tests of what a portal does for its signed-in user, without a browser.
import { vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';

/** Ended by `vi.unstubAllGlobals` and `queryClient.clear`. */
export function signInTeacher(id: string): void {
  vi.stubGlobal('localStorage', { getItem: () => null });
  queryClient.setQueryData(['session'], { isAuthenticated: true, user: { id, type: 'faculty' } });
}
