import { randomUUIDv7 } from 'node:crypto';

let last = '';

/** A UUIDv7 that sorts after all earlier ones of this process, also within a millisecond, so that rows keep their order. */
export function nextId(): string {
  const id = randomUUIDv7();
  last = id > last ? id : successor(last);
  return last;
}

function successor(uuid: string): string {
  const digits = (BigInt(`0x${uuid.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
