// The built site: static pages and assets, precompressed by the build.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  aliases,
  courseNotFound,
  feeStructureYear,
  isPortalPath,
  portalShell,
  routes,
} from '#shared/routes.ts';
import { publishedFiles } from '#shared/website/published.ts';
import { readPolicies } from './policies.ts';
import type { PublishedSite } from './published-site.ts';

type Paths = Pick<ReadonlySet<string>, 'has'>;

/** Asked for again each time, at the cost of a 304: the office may publish at any moment. */
const revalidated = 'public, max-age=0, must-revalidate';

/** The files of the build that the office's publications change. */
const publishedTypes: Readonly<Record<string, string>> = Object.fromEntries(
  publishedFiles.map((file) => [
    file,
    file.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/xml; charset=utf-8',
  ]),
);

const portalWorker = '/portal-worker.js';

/** The target of a path: a page, a redirect to its canonical spelling, or a file. */
type Target = { page: string; status: 200 | 404 } | { redirect: string } | { file: string };

/**
 * Finds the page of a path. Upper case and trailing slashes are redirected to the canonical spelling.
 * @param files the files of the build: a last segment with a dot is not always a file name
 */
export function resolvePage(path: string, pages: Paths, files: Paths): Target {
  const file = decodeURIComponent(path);
  if (files.has(file)) return { file };
  const plain = withoutTrailingSlashes(path);
  if (isPortalPath(plain)) return { page: portalShell, status: 200 };
  // Below it the addresses of the portals have upper case of their own, such as the year of a register.
  const ofPortal = plain.replace(/^\/[^/]+/, (portal) => portal.toLowerCase());
  if (isPortalPath(ofPortal)) return { redirect: ofPortal };
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

/**
 * @param directory the build: `site/` with the pages, `csp.json` with each page's content security policy
 * @param site what the office has published in place of it
 * @param isDocument whether a document has that code, for a visitor at that address
 */
export async function registerPages(
  app: FastifyInstance,
  directory: string,
  site: PublishedSite,
  isDocument: (code: string, address: string) => Promise<boolean>,
): Promise<void> {
  const root = join(directory, 'site');
  if (!existsSync(root)) return; // tests of the API run without a build
  const policies = readPolicies(directory);
  const built = new Set(
    Object.keys(policies).filter((page) => page !== portalShell && page !== courseNotFound),
  );
  const pages = { has: (path: string) => built.has(path) || site.furtherPage(path) !== undefined };

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    index: false,
  });

  const files = filesOf(root);

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string, status: number) => {
    const file = `${page === '/' ? 'index' : page.slice(1)}.html`;
    reply.code(status).headers({
      'content-security-policy': policies[page] ?? policies[site.furtherPage(page) ?? ''] ?? '',
      'cache-control': revalidated,
    });
    return sendHeld(request, reply, file, 'text/html; charset=utf-8');
  };
  const sendHeld = (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const { bytes, etag, encoding } = site.pages.read(file, request.headers['accept-encoding'] ?? '');
    reply.headers({ vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) });
    return sendTagged(request, reply.type(type), etag, bytes);
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
      if ('page' in target) {
        const code = target.page === routes.verify ? path.slice(routes.verify.length + 1) : '';
        const isUnknown = code !== '' && !(await isDocument(code, request.ip));
        return sendPage(request, reply, target.page, isUnknown ? 404 : target.status);
      }
      if (publishedTypes[target.file]) {
        reply.header('cache-control', revalidated);
        return sendHeld(request, reply, target.file.slice(1), publishedTypes[target.file] ?? '');
      }
      if (feeStructureYear(target.file)) {
        reply.header('cache-control', revalidated);
        const own = site.document(target.file);
        if (own) return sendTagged(request, reply.type('application/pdf'), own.etag, own.bytes);
        return reply.sendFile(target.file.slice(1));
      }
      reply.header(
        'cache-control',
        target.file.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A worker has the policy of its own script: without this header it could not call the server.
      if (target.file === portalWorker)
        reply.header(
          'content-security-policy',
          "default-src 'none';connect-src 'self';frame-ancestors 'none'",
        );
      return reply.sendFile(target.file.slice(1));
    },
  });
}

/** The files of the build, which does not change while the server runs: a path that is not among them is not found. */
function filesOf(root: string): ReadonlySet<string> {
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
  );
}

/** Answers 304 where the client has these bytes already. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, etag: string, bytes: Buffer) {
  const { 'if-none-match': known = '' } = request.headers;
  reply.header('etag', etag);
  return reply.statusCode === 200 && known.includes(etag) ? reply.code(304).send() : reply.send(bytes);
}
