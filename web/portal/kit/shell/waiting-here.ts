import { counted } from '#shared/kit/format.ts';
// What a log-out leaves behind on this device: what the server does not have yet.

/** @param counts by noun: { registers: 2, marks: 1 }. @returns '' where nothing waits */
export function waitingText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([nouns, count]) =>
    count === 0 ? [] : [counted(count, nouns.replace(/s$/, ''))],
  );
  if (parts.length === 0) return '';
  const verb = parts.length === 1 && parts[0]?.startsWith('1 ') ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} on this device and not sent yet. What waits is sent when you sign in here again.`;
}
