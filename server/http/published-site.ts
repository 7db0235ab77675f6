// The pages with what the office has published: rendered when something is published, and held as finished bytes. Each
// process notices a publication of another one by the version of the site (docs/decisions/018-what-the-office-publishes.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { readSiteVersion } from '#server/db/website/publications.ts';
import { ApiError } from '#server/errors.ts';
import { indiaDate } from '#shared/kit/format.ts';
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import { feeStructureYear } from '#shared/routes.ts';
import type { Exam } from '#shared/website/content.ts';
import {
  type FurtherPage,
  type PublishedContent,
  publishedFiles,
  type SiteRenderer,
  type SlotPlaces,
} from '#shared/website/published.ts';
import { type CompressedFiles, compress, compressAll, compressChanged } from './compressed.ts';
import { type Filling, fillPlaces, isFilled } from './fill-places.ts';
import { type HeldFile, type HeldPages, holdFile, holdPages } from './held-pages.ts';
import { readPolicies } from './policies.ts';
import { isEmpty, readContent, withoutBroken } from './published-content.ts';

/** A second process shows a publication at most this much later, and the time of the rendering. */
const pollMilliseconds = 500;
/** After a failed rendering the next attempt follows in this time; each failure is logged. */
const retryMilliseconds = 60_000;

interface SiteOptions {
  db: Database;
  clock: Clock;
  /** The build; without it there are no pages. */
  directory: string | undefined;
  /** The dates that the build has put into the schedule. */
  startExams: readonly Exam[];
  /** Lays out the document of the fees. */
  makeFeeSheet: (sheet: FeeSheet) => Promise<Buffer>;
  onError: (error: unknown) => void;
}

/** What differs from the build: its files, the parts they have in common, and pages that are not in it. */
interface Rendered {
  files: Map<string, string>;
  filling: Filling;
  further: FurtherPage[];
  /** By the file's path. */
  documents: Map<string, HeldDocument>;
}

/** With its words, so that one that has not changed is not made again. */
type HeldDocument = HeldFile & { words: string };

const nothing = { slots: {}, figures: {} };

export class PublishedSite {
  readonly pages: HeldPages;
  /** A sentence for the office where the site shows less than what is published; null where all is well. */
  problem: string | null = null;
  readonly #options: SiteOptions;
  readonly #root: string;
  #places: SlotPlaces = { origin: '', pages: {}, files: {} };
  #renderer: SiteRenderer | undefined;
  /** Paths of pages that are not in the build, and the page they are made from. */
  #further = new Map<string, string>();
  /** What is shown, in words: version and day. */
  #shown = '';
  #failed = { at: 0, state: '' };
  #files: CompressedFiles = new Map();
  #documents = new Map<string, HeldDocument>();
  #queue = Promise.resolve();
  #furtherShown = Promise.resolve();
  #refining = Promise.resolve();
  #lastError = '';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#root = join(options.directory ?? '', 'site');
    this.pages = holdPages(this.#root);
    const places = join(options.directory ?? '', 'published/slots.json');
    if (options.directory && existsSync(places))
      this.#places = JSON.parse(readFileSync(places, 'utf8')) as SlotPlaces; // written by scripts/finish-build.ts
  }

  /** Shows what is published before the first request is answered, then looks for changes. */
  async start(): Promise<void> {
    if (!this.#hasSlots()) return;
    await this.refresh();
    await this.#furtherShown.catch(() => undefined); // #refining reports it
    this.#timer = setInterval(() => void this.refresh(), pollMilliseconds).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.#queue;
    await this.#refining;
  }

  /** The page of the build from which a further page is made. */
  furtherPage(path: string): string | undefined {
    return this.#further.get(path);
  }

  /** A document in place of that of the build. @param path '/fee-structure-2026-2027.pdf' */
  document(path: string): HeldFile | undefined {
    return this.#documents.get(path);
  }

  /** Shows what is published now. A failure leaves the pages as they are, and `problem` describes it. */
  refresh(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#update().catch((error: unknown) => this.#tell(error)));
    return this.#queue;
  }

  /** Without this a database that cannot be reached would fill the log, twice a second. */
  #tell(error: unknown): void {
    if (String(error) !== this.#lastError) this.#options.onError(error);
    this.#lastError = String(error);
  }

  /** Called in the transaction of a publication. @throws 422 where the pages could not be rendered with it */
  async refuseUnshowable(db: Database): Promise<void> {
    if (!this.#hasSlots()) return;
    const content = await this.#read(db);
    const renderer = await this.#load();
    try {
      renderer.renderSlots(content);
      renderer.renderFigures(content);
    } catch (error) {
      this.#options.onError(error);
      throw new ApiError(
        422,
        'It was not published: the pages cannot be made with it. Nothing has changed for visitors.',
      );
    }
  }

  /** A page of the build with what is published, and a change of it that the office looks at before. */
  async preview(
    db: Database,
    page: string,
    change: (content: PublishedContent) => PublishedContent,
  ): Promise<{ html: string; policy: string } | undefined> {
    if (!this.#hasSlots()) return undefined;
    const content = change(await this.#read(db));
    const renderer = await this.#load();
    const html = this.#filled(page, fillingOf(renderer, content));
    return { html, policy: readPolicies(this.#options.directory ?? '')[page] ?? '' };
  }

  #hasSlots(): boolean {
    return Object.keys(this.#places.pages).length > 0;
  }

  #read(db: Database): Promise<PublishedContent> {
    return readContent(db, indiaDate(this.#options.clock()), this.#places.origin);
  }

  /** React and the components take 10 MB: they are loaded with the first publication. */
  async #load(): Promise<SiteRenderer> {
    const file = join(this.#options.directory ?? '', 'published/renderer.js');
    this.#renderer ??= (await import(pathToFileURL(file).href)) as SiteRenderer; // made by scripts/published-renderer.ts
    return this.#renderer;
  }

  async #update(): Promise<void> {
    const { db, clock } = this.#options;
    if (!this.#hasSlots()) return;
    const version = await readSiteVersion(db);
    this.#lastError = '';
    const state = `${version} ${indiaDate(clock())}`;
    if (state === this.#shown) return;
    if (state === this.#failed.state && Date.now() - this.#failed.at < retryMilliseconds) return;
    try {
      const content = await this.#read(db);
      await this.#show(await this.#rendered(content));
      this.#shown = state;
    } catch (error) {
      this.#failed = { at: Date.now(), state };
      this.problem = 'The last publication cannot be shown. Visitors see the pages as they were before it.';
      throw error;
    }
  }

  /** What differs from the build. What cannot be rendered is left out, and named. */
  async #rendered(content: PublishedContent): Promise<Rendered> {
    this.problem = null;
    if (isEmpty(content, this.#options.startExams))
      return { files: new Map(), filling: nothing, further: [], documents: new Map() };
    const renderer = await this.#load();
    try {
      return await this.#filesOf(renderer, content);
    } catch (error) {
      const { rest, broken } = withoutBroken(content, renderer);
      if (broken.length === 0) throw error;
      const rendered = await this.#filesOf(renderer, rest);
      const names = broken.map((name) => `‘${name}’`).join(', ');
      this.problem = `The site cannot show ${names}. Take it back, or change it and publish it again.`;
      this.#options.onError(error);
      return rendered;
    }
  }

  async #filesOf(renderer: SiteRenderer, content: PublishedContent): Promise<Rendered> {
    const files = new Map<string, string>();
    const filling = fillingOf(renderer, content);
    for (const [page, places] of Object.entries(this.#places.pages))
      if (isFilled(places, filling)) files.set(fileOf(page), this.#filled(page, filling));
    for (const file of publishedFiles) {
      await nextRound();
      const built = fillPlaces(this.#built(file.slice(1)), this.#places.files[file] ?? [], filling);
      files.set(file.slice(1), renderer.renderFile(file, built, content));
    }
    const documents = await this.#feeSheets(renderer, content, filling);
    return { files, filling, further: renderer.renderFurtherPages(content), documents };
  }

  /** The documents of the fees for the years of the build, where one of their figures has changed. */
  async #feeSheets(renderer: SiteRenderer, content: PublishedContent, { figures }: Filling) {
    const documents = new Map<string, HeldDocument>();
    if (!Object.keys(figures).some((name) => /^(fee|total|seats)/.test(name))) return documents;
    for (const file of readdirSync(this.#root).map((name) => `/${name}`)) {
      const year = feeStructureYear(file);
      if (!year) continue;
      const sheet = renderer.renderFeeSheet(content, year);
      const words = JSON.stringify(sheet);
      const before = this.#documents.get(file);
      const isSame = before?.words === words;
      documents.set(file, isSame ? before : { words, ...holdFile(await this.#options.makeFeeSheet(sheet)) });
    }
    return documents;
  }

  /** A page of the build with these parts in their places. */
  #filled(page: string, filling: Filling): string {
    return fillPlaces(this.#built(fileOf(page)), this.#places.pages[page] ?? [], filling);
  }

  #built(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  /** First the pages of the build, in a quick compression; further pages and the best compression follow. */
  async #show(rendered: Rendered): Promise<void> {
    const shown = await compressAll(rendered.files, this.#files);
    for (const path of this.#further.keys()) {
      const page = this.#files.get(fileOf(path));
      if (page) shown.set(fileOf(path), page);
    }
    this.#documents = rendered.documents;
    this.#take(shown);
    this.#furtherShown = this.#refining.then(() => this.#showFurther(shown, rendered));
    this.#refining = this.#furtherShown
      .then(() => this.#refine(shown))
      .catch((error: unknown) => this.#tell(error));
  }

  async #showFurther(shown: CompressedFiles, { filling, further }: Rendered): Promise<void> {
    const made: CompressedFiles = new Map();
    for (const { path, base, render } of further) {
      await nextRound();
      if (this.#isOver(shown)) return;
      const html = this.#filled(base, { ...filling, slots: { ...filling.slots, ...render() } });
      const { origin } = this.#places;
      const text = html.replaceAll(`${origin}${base}"`, `${origin}${path}"`);
      // One after the other: a hundred texts at once would stay in the process's memory.
      made.set(fileOf(path), await compressChanged(text, this.#files.get(fileOf(path))));
    }
    if (this.#isOver(shown)) return;
    for (const path of this.#further.keys()) shown.delete(fileOf(path));
    for (const [file, page] of made) shown.set(file, page);
    this.#further = new Map(further.map(({ path, base }) => [path, base]));
    this.#take(shown);
  }

  /** The best compression takes a third of a second for a page. */
  async #refine(shown: CompressedFiles): Promise<void> {
    for (const [file, { plain, effort }] of shown) {
      if (this.#isOver(shown)) return;
      if (effort === 'quick') shown.set(file, await compress(plain, 'best'));
    }
    if (!this.#isOver(shown)) this.#take(shown);
  }

  /** A later publication has made the work needless. */
  #isOver(shown: CompressedFiles): boolean {
    return this.#files !== shown || this.#isStopped;
  }

  #take(files: CompressedFiles): void {
    this.#files = files;
    this.pages.replace(files);
  }
}

function fillingOf(renderer: SiteRenderer, content: PublishedContent): Filling {
  return { slots: renderer.renderSlots(content), figures: renderer.renderFigures(content) };
}

function fileOf(page: string): string {
  return `${page === '/' ? 'index' : page.slice(1)}.html`;
}
