// The pages and the files of the website: what is made from its content, and the files of the build.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, pathIn } from '#shared/kit/languages.ts';
import { aliases, courseNotFound, isPortalPath, portalShell, routes } from '#shared/routes.ts';
import type { Site } from './site.ts';

type Paths = Pick<ReadonlySet<string>, 'has'>;

/** Asked for again each time, at the cost of a 304: the office may publish at any moment. */
const revalidated = 'public, max-age=0, must-revalidate';

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
  const { language, path: english } = languageOf(lower);
  const alias = aliases[english];
  if (alias) return { redirect: pathIn(language, alias) };
  if (pages.has(lower)) return lower === plain ? { page: plain, status: 200 } : { redirect: lower };
  const page = (page: string, status: 200 | 404) => ({ page: pathIn(language, page), status });
  // product §2.1: any other sub-path of the admissions falls back to their index.
  if (english.startsWith(`${routes.admissions}/`)) return page(routes.admissions, 200);
  if (english.startsWith(`${routes.verify}/`)) return page(routes.verify, 200);
  if (english.startsWith('/course-details/')) return page(courseNotFound, 404);
  return page('/404', 404);
}

/** A regular expression would take quadratic time on a path full of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * @param directory the files of the build; without it there are only the pages
 * @param isDocument whether a document has that code
 */
export async function registerPages(
  app: FastifyInstance,
  directory: string | undefined,
  site: Site,
  isDocument: (code: string) => Promise<boolean>,
): Promise<void> {
  const root = directory && join(directory, 'site');
  if (root)
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      dotfiles: 'deny',
      cacheControl: false,
      index: false,
    });

  const built = filesOf(root);
  const files = { has: (path: string) => built.has(path) || site.hasFile(path) };
  const pages = {
    has: (path: string) =>
      path !== portalShell && languageOf(path).path !== courseNotFound && site.hasPage(path),
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const held = await site.read(path);
    const { bytes, etag, encoding } = await held.read(request.headers['accept-encoding'] ?? '');
    reply.type(held.type).headers({
      'cache-control': revalidated,
      vary: 'accept-encoding',
      etag,
      ...(held.policy !== undefined && { 'content-security-policy': held.policy }),
      ...(encoding && { 'content-encoding': encoding }),
    });
    const { 'if-none-match': known = '' } = request.headers;
    return reply.statusCode === 200 && known.includes(etag) ? reply.code(304).send() : reply.send(bytes);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const [path = '/', search] = request.url.split('?', 2);
      const picture = site.startPicture(path);
      if (picture) return reply.redirect(picture);
      const target = resolvePage(path, pages, files);
      if ('redirect' in target)
        return reply.redirect(search ? `${target.redirect}?${search}` : target.redirect, 301);
      if ('page' in target) {
        const isVerified = languageOf(target.page).path === routes.verify;
        const code = isVerified ? path.slice(target.page.length + 1) : '';
        const isUnknown = code !== '' && !(await isDocument(code));
        return send(request, reply.code(isUnknown ? 404 : target.status), target.page);
      }
      if (site.hasFile(target.file)) return send(request, reply, target.file);
      reply.header(
        'cache-control',
        target.file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
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
function filesOf(root: string | undefined): ReadonlySet<string> {
  if (!root) return new Set();
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
  );
}
