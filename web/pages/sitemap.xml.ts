import type { APIContext } from 'astro';
import { publicPaths, routes } from '#shared/routes.ts';

/**
 * Not for search engines: a page that is useless without its link, and one that only says that something is still to come.
 * The log-ins are for them: students look for these by the college's name.
 */
const unlisted = new Set<string>([routes.setPassword, routes.underConstruction]);

/** Every page that a search engine should list. */
export function GET({ site }: APIContext): Response {
  const addresses = publicPaths
    .filter((path) => !unlisted.has(path))
    .map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
      '',
    ].join('\n'),
  );
}
