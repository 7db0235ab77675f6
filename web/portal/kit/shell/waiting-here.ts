// What a log-out leaves behind on this device: registers and marks that the server does not have yet.
import type { AuthStatus } from '#shared/account/auth.ts';
import { queryClient } from '#web/api/query-client.ts';
import { deviceTable } from './device-table.ts';

interface Waiting {
  registers: number;
  marks: number;
}

/** Of the signed-in user. */
export async function countWaiting(): Promise<Waiting> {
  const none = { registers: 0, marks: 0 };
  const userId = queryClient.getQueryData<AuthStatus>(['session'])?.user?.id;
  if (!userId || !('indexedDB' in globalThis)) return none;
  const count = async (name: 'registers' | 'marks') =>
    (await deviceTable<{ id: string; userId: string }>(name).list()).filter((row) => row.userId === userId)
      .length;
  return { registers: await count('registers'), marks: await count('marks') };
}

/** '2 registers and 1 mark are not sent yet. …'; '' where nothing waits. */
export function waitingText({ registers, marks }: Waiting): string {
  const part = (count: number, one: string) =>
    count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];
  const parts = [...part(registers, 'register'), ...part(marks, 'mark')];
  if (parts.length === 0) return '';
  const verb = registers + marks === 1 ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} on this device and not sent yet. What waits is sent when you sign in here again.`;
}
