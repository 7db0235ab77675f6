import type { APIContext } from 'astro';
import { portalPrefixes } from '#shared/routes.ts';

/** Search engines may index every public page with the published pictures, but not the portals and the API. */
export function GET({ site }: APIContext): Response {
  const closed = [...Object.values(portalPrefixes), '/api/'].map((path) => `Disallow: ${path}`);
  return new Response(
    [
      'User-agent: *',
      'Allow: /',
      'Allow: /api/pictures/',
      ...closed,
      '',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
}
