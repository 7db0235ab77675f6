// The built site: static pages and assets, precompressed by the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SettingsError } from '#server/settings.ts';
import { aliases, courseNotFound, portalPrefixes, portalShell, routes } from '#shared/routes.ts';
import { holdPages } from './held-pages.ts';

/** The target of a path: a page, a redirect to its canonical spelling, or a file. */
type Target = { page: string; status: 200 | 404 } | { redirect: string } | { file: string };

/**
 * Finds the page of a path. Upper case and trailing slashes are redirected to the canonical spelling.
 * @param files the files of the build: a last segment with a dot is not always a file name
 */
export function resolvePage(path: string, pages: ReadonlySet<string>, files: ReadonlySet<string>): Target {
  const file = decodeURIComponent(path);
  if (files.has(file)) return { file };
  const plain = withoutTrailingSlashes(path);
  if (portalPrefixes.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`)))
    return { page: portalShell, status: 200 };
  const lower = plain.toLowerCase();
  const alias = aliases[lower];
  if (alias) return { redirect: alias };
  if (pages.has(lower)) return lower === plain ? { page: plain, status: 200 } : { redirect: lower };
  // product §2.1: any other sub-path of the admissions falls back to their index.
  if (lower.startsWith(`${routes.admissions}/`)) return { page: routes.admissions, status: 200 };
  if (lower.startsWith(`${routes.verify}/`)) return { page: routes.verify, status: 200 };
  if (lower.startsWith('/course-details/')) return { page: courseNotFound, status: 404 };
  return { page: '/404', status: 404 };
}

/** A regular expression would take quadratic time on a path full of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** @throws where the build was interrupted */
function readPolicies(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // written by scripts/finish-build.ts
  } catch {
    throw new SettingsError('The site is only half built. Build it with `npm run build`, then start again.');
  }
}

/** @param directory the build: `site/` with the pages, `csp.json` with each page's content security policy */
export async function registerPages(app: FastifyInstance, directory: string): Promise<void> {
  const root = join(directory, 'site');
  if (!existsSync(root)) return; // tests of the API run without a build
  const policies = readPolicies(join(directory, 'csp.json'));
  const pages = new Set(
    Object.keys(policies).filter((page) => page !== portalShell && page !== courseNotFound),
  );

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    index: false,
  });

  // The build does not change while the server runs: a path that is not in this list is not found.
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
  );

  const heldPage = holdPages(root);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string, status: number) => {
    const file = `${page === '/' ? 'index' : page.slice(1)}.html`;
    reply.code(status).headers({
      'content-security-policy': policies[page] ?? '',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const { 'accept-encoding': accepted = '', 'if-none-match': known = '' } = request.headers;
    const { bytes, etag, encoding } = heldPage(file, accepted);
    reply.headers({ etag, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) });
    reply.type('text/html; charset=utf-8');
    return status === 200 && known.includes(etag) ? reply.code(304).send() : reply.send(bytes);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const [path = '/', search] = request.url.split('?', 2);
      const target = resolvePage(path, pages, files);
      if ('redirect' in target)
        return reply.redirect(search ? `${target.redirect}?${search}` : target.redirect, 301);
      if ('page' in target) return sendPage(request, reply, target.page, target.status);
      reply.header(
        'cache-control',
        target.file.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      return reply.sendFile(target.file.slice(1));
    },
  });
}
