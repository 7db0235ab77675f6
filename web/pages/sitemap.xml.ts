import type { APIContext } from 'astro';
import { publicPaths, routes } from '#shared/routes.ts';

/** Every page a search engine may list; the one for choosing a password is useless without its link. */
export function GET({ site }: APIContext): Response {
  const addresses = publicPaths
    .filter((path) => path !== routes.setPassword)
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
