// The path of a request through the server, from top to bottom.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { handlers } from '#server/api/handlers.ts';
import { storedRecords } from '#server/api/stored-records.ts';
import { readSession, sessionCookie } from '#server/auth/sessions.ts';
import { asksToViewAs, viewedAs } from '#server/auth/view-as.ts';
import type { Services } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';
import { readPublishedPicture } from '#server/db/website/website-pictures.ts';
import { drawCard, drawTouchIcon } from '#server/files/share-cards.ts';
import { toJpeg } from '#server/files/uploads.ts';
import { keepTrustedAddresses, proxyRule } from '#server/http/client-address.ts';
import { serializerCompiler } from '#server/http/compiled-schemas.ts';
import { registerContract } from '#server/http/contract.ts';
import { sendError, sendNotFound } from '#server/http/error-handler.ts';
import { registerHealth } from '#server/http/health.ts';
import { allowEmptyBodies } from '#server/http/json-body.ts';
import {
  boundConnections,
  refuseOddHeads,
  standstill,
  usualLongestCall,
} from '#server/http/limits/connection-limits.ts';
import { refuseUnderOverload } from '#server/http/limits/overload.ts';
import { CallCounter } from '#server/http/limits/rate-limit.ts';
import {
  longestRequest,
  refuseSlowBodies,
  type SlowestBody,
  usualSlowestBody,
} from '#server/http/limits/slow-bodies.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { loggerOptions, logRequest } from '#server/http/request-log.ts';
import { refuseForeignOrigin } from '#server/http/same-origin.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { letterheadLogo } from '#server/pdf/document.ts';
import { feeSheetPdf } from '#server/pdf/fee-sheet.ts';
import { findVerification } from '#server/rules/office/verifications.ts';
import { registerPages } from '#server/site/pages.ts';
import { loadRenderer } from '#server/site/render.ts';
import { Site } from '#server/site/site.ts';
import { setDayClock } from '#shared/kit/days.ts';
import type { College } from '#shared/website/college/college.ts';
import type { SiteRenderer } from '#shared/website/website-content.ts';
import { tooMany } from './errors.ts';
import { collegeSettings, type Settings } from './settings.ts';

/** Documents and exports have a limit of their own: one costs as much as a hundred other calls. */
const usualVolume = {
  perSession: 300,
  filesPerSession: 10,
  perAddress: 1200,
  filesPerAddress: 20,
  pagesPerAddress: 10_000,
};

export interface AppOptions extends Omit<Services, 'site'> {
  /** The build to serve; without it and a renderer the server has only the API. */
  siteDirectory?: string;
  /** Makes the pages in place of that of the build. */
  renderer?: () => Promise<SiteRenderer>;
  /** In development pages are made anew for each request, in tests only those that are asked for are made. */
  pages?: 'held and ahead' | 'held' | 'fresh';
  /** Answers requests before anything else: the bundler of the development server. */
  inFront?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Calls per 10 s. */
  volume?: Partial<typeof usualVolume>;
  /** Milliseconds the event loop may lag before calls of the API are answered with 503; 0: no limit. */
  maxEventLoopDelay?: number;
  /** Milliseconds after which a call is answered with 503. */
  longestCall?: number;
  slowestBody?: SlowestBody;
  /** A hook for each answer, for the metrics. */
  measure?: Metrics['measure'];
}

const volumeOf = ({ config }: FastifyRequest['routeOptions']) =>
  config.isMadeFile ? 'filesPerSession' : 'perSession';
const volumeOfVisitors = ({ config }: FastifyRequest['routeOptions']) =>
  config.isMadeForVisitors ? 'filesPerAddress' : 'perAddress';

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    siteDirectory,
    renderer = siteDirectory ? once(() => loadRenderer(siteDirectory)) : undefined,
    pages: kept = 'held and ahead',
    inFront,
    volume: givenVolume,
    maxEventLoopDelay = 2000,
    // An import of 5,000 students takes some seconds, and whole lists wait for their turn.
    longestCall = usualLongestCall,
    slowestBody = usualSlowestBody,
    measure,
    ...services
  } = options;
  const { db, settings, clock } = services;
  setDayClock(clock);
  const volume = { ...usualVolume, ...givenVolume };
  const calls = new CallCounter();
  const refuseAfter = (wait: number) => {
    if (wait > 0) throw tooMany(wait);
  };
  const app = Fastify(fastifyOptions(settings));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  // Fastify also parses text/plain by default, which other sites may send without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  allowEmptyBodies(app);

  if (inFront)
    app.addHook('onRequest', (request, reply, done) => inFront(request.raw, reply.raw, () => done()));
  boundConnections(app);
  refuseSlowBodies(app, slowestBody);
  if (settings.trustProxy) app.addHook('onRequest', keepTrustedAddresses);
  addSecurityHeaders(app, settings.publicOrigin.startsWith('https:'));
  app.addHook('onRequest', refuseOddHeads);
  app.addHook('onRequest', refuseForeignOrigin);
  app.addHook('onResponse', logRequest);
  if (measure) app.addHook('onResponse', measure);
  registerHealth(app, db);
  const site = new Site({
    db,
    clock,
    origin: settings.siteOrigin,
    renderer,
    isHeld: kept !== 'fresh',
    isAhead: kept === 'held and ahead',
    makeFeeSheet: (sheet) => feeSheetPdf(sheet, settings.college),
    drawCard: (card) => drawCard(card, settings.college.logo ?? letterheadLogo),
    drawTouchIcon: () => drawTouchIcon(settings.college.logo ?? letterheadLogo),
    onCollege: async (college) => {
      Object.assign(settings.college, collegeSettings(college, await logoOf(db, college)));
    },
    onError: (error) => app.log.error({ err: error }, 'the website cannot be shown'),
  });
  app.addHook('onReady', () => site.start());
  app.addHook('onClose', () => site.stop());

  await app.register(async (api) => {
    // Only the API answers 503 under overload: pages cost next to nothing.
    refuseUnderOverload(api, maxEventLoopDelay);
    await api.register(fastifyCookie);
    api.decorateRequest('session', null);
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const own = await readSession(db, request.cookies[sessionCookie], clock());
      const session =
        own && asksToViewAs(request) ? await viewedAs({ db, clock, settings }, request, own) : own;
      request.session = session;
      const limit = session ? volumeOf(request.routeOptions) : volumeOfVisitors(request.routeOptions);
      refuseAfter(
        session
          ? calls.count(`${session.id} ${limit}`, volume[limit])
          : calls.countAddress(request.ip, limit, volume[limit]),
      );
    });
    registerContract(api, { ...services, handlers, longestCall, site, storedRecords });
    api.all('/api/*', { schema: { hide: true } }, sendNotFound);
  });
  await app.register(async (pages) => {
    pages.addHook('onRequest', ({ ip }, _reply, done) => {
      refuseAfter(calls.countAddress(ip, 'pages', volume.pagesPerAddress));
      done();
    });
    const isDocument = async (code: string) => (await findVerification(db, code)) !== undefined;
    if (renderer) await registerPages(pages, siteDirectory, site, isDocument);
  });
  return app;
}

/** The same answer to every call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}

function fastifyOptions(settings: Settings) {
  return {
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyRule(settings.trustProxy),
    bodyLimit: 64 * 1024,
    // Within it slow-bodies.ts looks whether a body keeps coming.
    requestTimeout: longestRequest,
    connectionTimeout: standstill,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000, optimizeEmptyRequests: true },
    // At the start everything published is read: with thousands of pictures a busy machine might need more than the ten
    // seconds after which Fastify would end the start, and the site would be down.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // While the server stops, further requests are still answered: see stop.ts.
    return503OnClosing: false,
    // In place of Fastify's own, which would be loaded for nothing (100 files).
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never, // Fastify's type knows JSON schemas, ours are zod's
        buildSerializer: () => serializerCompiler as never, // as above
      },
    },
    // Called for an address that cannot be decoded: it reaches no route.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  } satisfies FastifyHttpOptions<Server>;
}

/** The logo that documents print. */
async function logoOf(db: Database, { logo }: College): Promise<Buffer | undefined> {
  const largest = logo?.pictures.at(-1);
  const picture = largest && (await readPublishedPicture(db, largest.id, 'webp', true));
  return picture && toJpeg(picture.bytes);
}
