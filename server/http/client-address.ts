// The client's address behind a proxy.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';

/**
 * Proxies append the address they were called from, so that the header can be trusted from its end to the first entry that no
 * proxy can have written. Everything before that entry may be forged by the client.
 */
export function keepTrustedAddresses(
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

/** The setting in Fastify's form. @param proxies a number counts the proxies from the server outwards */
export function proxyRule(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
