import type { APIContext } from 'astro';
import { portalPrefixes } from '#shared/routes.ts';

/** Everything public may be read and listed; the portals and the API have nothing for a search engine. */
export function GET({ site }: APIContext): Response {
  const closed = [...portalPrefixes, '/api/'].map((path) => `Disallow: ${path}`);
  return new Response(
    ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${new URL('/sitemap.xml', site).href}`, ''].join(
      '\n',
    ),
  );
}
