// The website: its pages are made when they are first asked for after a change of the content or the day, and all of them in idle time;
// their finished bytes are held. Each process notices a publication of another one by the version of the site
// (docs/decisions/018-what-the-office-publishes.md).
import { setImmediate as nextRound } from 'node:timers/promises';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { readSiteVersion } from '#server/db/website/publications.ts';
import { ApiError } from '#server/errors.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { languageOf } from '#shared/kit/languages.ts';
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { feeStructureYear, startPictures, touchIcon } from '#shared/routes.ts';
import type { College } from '#shared/website/college/college.ts';
import type {
  ShareCard,
  SiteRenderer,
  WebsiteContent,
  WebsiteList,
} from '#shared/website/website-content.ts';
import { readContent } from './content.ts';
import { Held, type Made } from './hold.ts';
import { policyOf } from './policies.ts';

/** A second process shows a publication at most this much later. */
const pollMilliseconds = 300;

export type ContentChange = (content: WebsiteContent) => WebsiteContent;

interface SiteOptions {
  db: Database;
  clock: Clock;
  /** Of the published site. */
  origin: string;
  /** Without it there are no pages. */
  renderer: (() => Promise<SiteRenderer>) | undefined;
  /** In development the program of the pages changes too: nothing is held. */
  isHeld: boolean;
  /** Whether pages are made before they are asked for. */
  isAhead: boolean;
  /** Lays out the document of the fees. */
  makeFeeSheet: (sheet: FeeSheet) => Promise<Buffer>;
  /** Draws link previews and the icon of phones, with the college's logo: when they are asked for. */
  drawCard: (card: ShareCard) => Promise<Buffer>;
  drawTouchIcon: () => Promise<Buffer>;
  /** Called with the college where what is published has changed. */
  onCollege: (college: College) => Promise<void>;
  onError: (error: unknown) => void;
}

/** What is shown: all pages are made from it. */
interface Shown {
  content: WebsiteContent;
  renderer: SiteRenderer;
  /** The paths of the pages. */
  paths: ReadonlySet<string>;
}

interface Entry {
  held: Held;
  /** For which content it was made. */
  shown: Shown;
}

export class Site {
  /** A sentence for the office where a page shows less than what is published; null where all is well. */
  problem: string | null = null;
  readonly #options: SiteOptions;
  #shown: Shown | undefined;
  /** Version and day of what is shown. */
  #state = '';
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, { shown: Shown; entry: Promise<Entry> }>();
  #queue = Promise.resolve();
  #idle = Promise.resolve();
  #lastError = '';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  /** Reads the content before the first request is answered, then looks for changes. */
  async start(): Promise<void> {
    if (!this.#options.renderer) return;
    await this.refresh();
    if (this.#options.isHeld) this.#timer = setInterval(() => void this.refresh(), pollMilliseconds).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.#queue;
    await this.#idle;
  }

  /** Shows what is published now. A failure leaves the pages as they are. */
  refresh(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#update().catch((error: unknown) => this.#tell(error)));
    return this.#queue;
  }

  /** Without this a database that cannot be reached would fill the log, twice a second. */
  #tell(error: unknown): void {
    if (String(error) !== this.#lastError) this.#options.onError(error);
    this.#lastError = String(error);
  }

  async #update(): Promise<void> {
    const { db, clock, renderer, isHeld, isAhead, onCollege } = this.#options;
    const state = `${await readSiteVersion(db)} ${indiaDate(clock())}`;
    this.#lastError = '';
    if (state === this.#state && isHeld) return;
    const content = await this.#read(db);
    await onCollege(content.college);
    this.#state = state;
    if (!renderer) return;
    const loaded = await renderer();
    this.#shown = { content, renderer: loaded, paths: new Set(loaded.paths(content)) };
    this.problem = null;
    if (isHeld && isAhead)
      this.#idle = this.#idle.then(() => this.#makeAll().catch((error: unknown) => this.#tell(error)));
  }

  #read(db: Database): Promise<WebsiteContent> {
    return readContent(db, indiaDate(this.#options.clock()), this.#options.origin);
  }

  /** Whether there is a page at this path. */
  hasPage(path: string): boolean {
    return this.#shown?.paths.has(path) ?? false;
  }

  /** The address of a picture of content/images. */
  startPicture(path: string): string | undefined {
    return path.startsWith(startPictures)
      ? this.#shown?.renderer.picture(path.slice(startPictures.length))
      : undefined;
  }

  /** What texts name in braces, as it is shown now. */
  get figures(): Readonly<Record<string, string>> {
    return this.#shown?.renderer.figures(this.#shown.content) ?? {};
  }

  /** Whether there is a file at this path that is made from the content. */
  hasFile(path: string): boolean {
    const { renderer, content } = this.#shown ?? {};
    if (!renderer || !content) return false;
    return (
      Object.hasOwn(renderer.files, path) ||
      path === touchIcon ||
      feeStructureYear(languageOf(path).path) === academicYearLabel(new Date(content.today)) ||
      renderer.card(path, content) !== undefined
    );
  }

  /** A page, or a file that is made from the content. @throws where it cannot be made, and never could */
  async read(path: string): Promise<Held> {
    if (!this.#options.isHeld) await this.refresh();
    const shown = this.#shown;
    const entry = this.#entries.get(path);
    if (!shown) throw new Error('The website has not started.');
    if (entry?.shown === shown) return entry.held;
    const making = this.#making.get(path);
    // Asked for by many at once, it is made once.
    if (making?.shown === shown) return (await making.entry).held;
    const made = { shown, entry: this.#makeEntry(path, shown) };
    this.#making.set(path, made);
    try {
      return (await made.entry).held;
    } finally {
      if (this.#making.get(path) === made) this.#making.delete(path);
    }
  }

  async #makeEntry(path: string, shown: Shown): Promise<Entry> {
    const before = this.#entries.get(path);
    const made = await this.#makeOrKeep(path, shown);
    const held = made && !before?.held.is(made) ? new Held(made) : before?.held;
    if (!held) throw new Error(`${path} cannot be made`);
    await held.compress('quick');
    const entry = { held, shown };
    this.#entries.set(path, entry);
    return entry;
  }

  /** A page that cannot be made stays as it was; where there was none, the records at fault are left out of it. */
  async #makeOrKeep(path: string, shown: Shown): Promise<Made | undefined> {
    try {
      return await this.#make(path, shown);
    } catch (error) {
      this.#options.onError(error);
      const { rest, broken } = await this.#withoutBroken(path, shown);
      const names = broken.map((name) => `‘${name}’`).join(', ');
      this.problem = names
        ? `The site cannot show ${names}. Take it back, or change it and publish it again.`
        : `The page ${path} cannot be made. Visitors see it as it was before the last change.`;
      if (this.#entries.has(path)) return undefined;
      return this.#make(path, { ...shown, content: rest });
    }
  }

  async #make(path: string, { renderer, content }: Shown): Promise<Made> {
    const { language, path: file } = languageOf(path);
    const year = feeStructureYear(file);
    if (year) {
      const body = await this.#options.makeFeeSheet(renderer.renderFeeSheet(year, content, language));
      return { body, type: 'application/pdf' };
    }
    if (path === touchIcon) return { body: await this.#options.drawTouchIcon(), type: 'image/png' };
    const card = renderer.card(path, content);
    if (card) return { body: await this.#options.drawCard(card), type: 'image/jpeg' };
    const type = renderer.files[path];
    if (type) return { body: renderer.renderFile(path, content), type };
    const { html, outside } = renderer.renderPage(path, content);
    // The bundler of the development server adds scripts and styles of its own.
    const policy = this.#options.isHeld ? policyOf(html, outside) : '';
    return { body: html, type: 'text/html; charset=utf-8', policy };
  }

  /** Which records a page cannot show, tried one by one, and the content without them. */
  async #withoutBroken(path: string, shown: Shown): Promise<{ rest: WebsiteContent; broken: string[] }> {
    const { content } = shown;
    const lists = [
      'notices',
      'events',
      'people',
      'gallery',
      'examLinks',
      'exams',
      'courses',
    ] as const satisfies WebsiteList[];
    const nothing = { ...content, ...Object.fromEntries(lists.map((list) => [list, []])) };
    const broken: string[] = [];
    const rest: Record<string, unknown> = { ...content };
    for (const list of lists) {
      const kept: object[] = [];
      for (const record of content[list]) {
        try {
          await this.#make(path, { ...shown, content: { ...nothing, [list]: [record] } });
          kept.push(record);
        } catch {
          const { title, name, subject } = record as { title?: string; name?: string; subject?: string }; // as: texts of the lists
          broken.push(title ?? name ?? subject ?? list);
        }
      }
      rest[list] = kept;
    }
    return { rest: rest as unknown as WebsiteContent, broken }; // as: the same content with shorter lists
  }

  /** Those that visitors ask for meanwhile are made at once, quickly. A later change makes the rest of the work needless. */
  async #makeAll(): Promise<void> {
    const shown = this.#shown;
    if (!shown) return;
    const isOver = () => this.#isStopped || this.#shown !== shown;
    const paths = [...shown.paths, ...Object.keys(shown.renderer.files)];
    for (const path of this.#entries.keys())
      if (!this.hasPage(path) && !this.hasFile(path)) this.#entries.delete(path);
    for (const path of paths) {
      await nextRound();
      if (isOver()) return;
      await this.read(path).catch((error: unknown) => this.#tell(error));
      await this.#entries.get(path)?.held.compress('best');
    }
    // Making them leaves 20 MB that are no longer used; the engine would keep them until it needs the room.
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  }

  /** Called before the transaction of a publication. @throws 422 where a page that shows the list could not be made with it */
  async refuseUnshowable(list: WebsiteList | readonly string[], change: ContentChange): Promise<void> {
    const { renderer, content } = this.#shown ?? {};
    if (!renderer || !content) return;
    const pages = typeof list === 'string' ? renderer.pathsWith(list) : list;
    const changed = change(content);
    for (const path of [...pages, ...Object.keys(renderer.files)]) {
      const fault = faultOf(renderer, path, changed);
      // A page that another record is to blame for says nothing about this one.
      if (!fault || faultOf(renderer, path, content)) continue;
      this.#options.onError(fault);
      throw new ApiError(
        422,
        'It was not published: the pages cannot be made with it. Nothing has changed for visitors.',
      );
    }
  }

  /** A page with what is published, and a change of it that the office looks at before. */
  async preview(
    db: Database,
    path: string,
    change: ContentChange,
  ): Promise<{ html: string; policy: string } | undefined> {
    const { renderer } = this.#shown ?? {};
    if (!renderer) return undefined;
    const { html, outside } = renderer.renderPage(path, change(await this.#read(db)));
    return { html, policy: policyOf(html, outside) };
  }
}

/** Why a page or file cannot be made; undefined where it can. */
function faultOf(renderer: SiteRenderer, path: string, content: WebsiteContent): Error | undefined {
  try {
    if (renderer.files[path]) renderer.renderFile(path, content);
    else renderer.renderPage(path, content);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
