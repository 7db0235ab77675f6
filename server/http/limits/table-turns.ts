// Files of the office are read one at a time: twenty workbooks at once would take the memory of twenty.
import type { Socket } from 'node:net';
import { gate } from '#server/gate.ts';
import type { Call } from '#shared/kit/call.ts';
import { standstill } from './connection-limits.ts';

const oneAtATime = gate(1, 30);

export const readsTable = ({ upload }: Call) => upload?.contentType.startsWith('text/csv') ?? false;

/**
 * The time of a call begins with its turn, and its connection does not count as idle before.
 * @param socket that of a test has no time limit
 */
export function inTableTurn<T>(
  socket: Partial<Pick<Socket, 'setTimeout'>>,
  work: () => Promise<T>,
): Promise<T> {
  socket.setTimeout?.(0);
  return oneAtATime(() => {
    socket.setTimeout?.(standstill);
    return work();
  });
}
