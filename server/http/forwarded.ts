// Whose address counts behind a proxy.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';

/**
 * Proxies append the address they were called from, so that the header is true from its end to the first entry that no
 * proxy can have written: what stands before is the caller's own invention.
 */
export function believeAddressesOnly(
  { raw: { headers } }: FastifyRequest,
  _reply: unknown,
  done: () => void,
): void {
  const said = headers['x-forwarded-for'];
  if (said) {
    const entries = [said]
      .join()
      .split(',')
      .map((entry) => entry.trim());
    const believed = entries.slice(entries.findLastIndex((entry) => !isIP(entry)) + 1);
    headers['x-forwarded-for'] = believed.join(', ');
  }
  done();
}

/** The setting as Fastify takes it. @param proxies a number counts from the server outwards */
export function proxyRule(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
