// Checks of content/ that the compiler cannot make: dead links, pictures without a file or a text, lists that are too
// short. Each problem is a sentence that names its file.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { figuresOf, withFigures } from '#content/figures.ts';
import { startCollege } from '#content/start-college.ts';
import { startFacts } from '#content/start-facts.ts';
import { publicPaths } from '#content/words.ts';
import { formatRupees } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { aboutSlugs, courseIds, resourceSlugs, routes } from '#shared/routes.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import type { Course, GalleryCategory, GoverningBodyMember, PageHead } from '#shared/website/content.ts';

const folder = join(import.meta.dirname, '../../content');

interface Found {
  /** 'content/words/home.ts: hero.buttons.0.url' */
  where: string;
  key: string;
  value: unknown;
  parent: object;
}
type Text = Found & { value: string };

/** The exports of each file, by 'facts.ts', 'words/home.ts' … */
export type Content = Record<string, Record<string, unknown>>;

/** The content of each file; `problems` names files that cannot be loaded. */
export async function readContent(
  language: Language = 'en',
): Promise<{ modules: Content; problems: string[] }> {
  const modules: Content = {};
  const problems: string[] = [];
  for (const file of ['facts.ts', ...globSync('words/**/*.ts', { cwd: folder })].sort()) {
    try {
      const module = (await import(join(folder, file))) as Record<string, unknown>;
      const words = (module[language] ?? module) as Record<string, unknown>; // as: the facts are no words
      modules[file] = withFigures(
        { ...words },
        figuresOf(startFacts, '', collegeFacts(startCollege, language)),
      );
    } catch (error) {
      problems.push(`content/${file}: cannot be read: ${String(error)}`);
    }
  }
  return { modules, problems };
}

function walk(value: unknown, where: string, found: Found[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const path = where.endsWith(':') ? `${where} ${key}` : `${where}.${key}`;
    found.push({ where: path, key, value: child, parent: value });
    walk(child, path, found);
  }
}

/** The number of entries that product §2, §3 and §9 require: file, path in it, number. */
const counts = [
  ['words/about.ts', 'aboutGallery', 7],
  ['words/admissions.ts', 'admissions.documents.items', 9],
  ['words/services/community-services.ts', 'communityServices', 8],
  ['words/contact.ts', 'contactFaq', 5],
  ['words/contact.ts', 'findUsHere.emails', 4],
  ['words/courses.ts', 'courses', courseIds.length],
  ['words/courses.ts', 'coursesPage.why.points', 3],
  ['words/exams.ts', 'examFaq', 7],
  ['words/exams.ts', 'resourceLinks', resourceSlugs.length],
  ['words/facilities.ts', 'facilities', 5],
  ['words/frame.ts', 'navigation', 6],
  ['words/frame.ts', 'recognitions', 3],
  ['words/frame.ts', 'socials', 4],
  ['words/gallery.ts', 'galleryCategories', 5],
  ['words/home.ts', 'counters', 3],
  ['words/home.ts', 'heroMessages', 3],
  ['words/home.ts', 'quickLinks.tiles', 11],
  ['words/home.ts', 'quickNavigation.links', 7],
  ['words/home.ts', 'services.cards', 5],
  ['words/home.ts', 'soarToSuccess.cards', 5],
  ['words/home.ts', 'ticker', 3],
  ['words/services/research-laboratory.ts', 'researchLaboratory.highlights', 3],
  ['words/services/research-laboratory.ts', 'researchLaboratory.initiatives', 4],
  ['words/resources.ts', 'studyResources', resourceSlugs.length],
  ['words/services/scholarships.ts', 'scholarshipsPage.eligibility', 7],
  ['words/services/sports-training-camping.ts', 'camps', 7],
] as const;

/** @returns a sentence for each problem */
export async function contentProblems(): Promise<string[]> {
  const { modules, problems } = await readContent();
  return problems.length > 0 ? problems : problemsIn(modules);
}

export function problemsIn(modules: Content): string[] {
  const found: Found[] = [];
  for (const [file, module] of Object.entries(modules)) walk(module, `content/${file}:`, found);
  const texts = found.filter((row): row is Text => typeof row.value === 'string');
  /** The value at a path such as 'admissions.documents.items'. */
  const at = (file: string, path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], modules[file]);
  return [
    ...rules.flatMap(([why, isWrong]) =>
      texts.filter(isWrong).map(({ where, value }) => `${where}: ${JSON.stringify(value)} ${why}`),
    ),
    ...counts.flatMap(([file, path, wanted]) =>
      countProblem(`content/${file}: ${path}`, at(file, path), wanted),
    ),
    ...(at('words/courses.ts', 'courses') as Course[]).flatMap(courseProblems),
    ...searchProblems(modules),
    ...galleryProblems(at('words/gallery.ts', 'galleryCategories') as GalleryCategory[]),
    ...memberProblems(at('words/people.ts', 'governingBody') as GoverningBodyMember[]),
    ...idProblems(found),
  ];
}

const isLink = ({ key, value, parent }: Text) =>
  ['link', 'resourcesLink'].includes(key) ||
  (key === 'url' && !('altText' in parent)) ||
  (key === 'linkedin' && 'profile_image' in parent && value !== '');

const isPicture = ({ key, value, parent }: Text) =>
  value !== '' && (key === 'src' || key === 'profile_image' || (key === 'url' && 'altText' in parent));

const isDescribed = ({ parent }: Text) =>
  Object.entries(parent).some(
    ([key, words]) => ['alt', 'altText', 'profile_image_alt'].includes(key) && String(words).trim() !== '',
  );

/** Members may have no picture or external profile. */
const mayBeEmpty = ({ key, parent }: Text) =>
  'profile_image' in parent && ['profile_image', 'linkedin'].includes(key);

const isDated = ({ key, where }: Text) =>
  ['date', 'dateAdded', 'updatedOn', 'applyBy'].includes(key) && !/columns\.|careerPage/.test(where);

const isAmount = (text: string) => text === formatRupees(Number(text.replace(/\D/g, '')));

/** What is said of which texts. */
const rules: [why: string, isWrong: (found: Text) => boolean][] = [
  ['is no page of the site', ({ value }) => value.startsWith('/') && !publicPaths.includes(value)],
  [
    'is no link: it must begin with /, https:// or tel:+',
    (found) => isLink(found) && !/^(?:\/|https:\/\/[^\s.]+\.|tel:\+\d+$)/.test(found.value),
  ],
  [
    'is no file in content/images',
    (found) => isPicture(found) && !existsSync(join(folder, 'images', found.value)),
  ],
  ['has no words (alt) for those who do not see it', (found) => isPicture(found) && !isDescribed(found)],
  ['is empty', (found) => found.value.trim() === '' && !mayBeEmpty(found)],
  ['is no date: write it as 2027-01-31', (found) => isDated(found) && !z.regexes.date.test(found.value)],
  [
    'has an amount that is not written as ₹ 1,20,000',
    ({ value }) => !(value.match(/₹[\s\d,]*\d/g) ?? []).every(isAmount),
  ],
  [
    'is put together from something that does not exist',
    ({ value }) => /\bundefined\b|\bNaN\b|\[object /.test(value),
  ],
];

function countProblem(where: string, list: unknown, wanted: number): string[] {
  const count = Array.isArray(list) ? list.length : 0;
  return count === wanted ? [] : [`${where}: has ${count} entries, the product asks for ${wanted}`];
}

function courseProblems(course: Course): string[] {
  const where = `content/words/courses.ts: ${course.id}`;
  return [
    ...(course.url === routes.courseDetails(course.id)
      ? []
      : [`${where}.url: ${course.url} is not its page`]),
    ...countProblem(`${where}.images`, course.images, 2),
    ...(['descriptions', 'advantage', 'outcomes'] as const).flatMap((list) =>
      countProblem(`${where}.${list}`, course[list], 5),
    ),
  ];
}

const titleLimit = 60;
const descriptionLimit = 155;

/** Titles and descriptions for search engines: unique, and short enough not to be cut. */
function searchProblems(modules: Content): string[] {
  const seen = new Map<string, string>();
  const heads = Object.entries(modules).flatMap(([file, { pages = {} }]) =>
    Object.entries(pages as Record<string, PageHead>).map(([path, head]) => ({ file, path, head })),
  );
  return heads.flatMap(({ file, path, head: { title, description } }) => {
    const where = `content/${file}: ${path}`;
    return [
      ...(title.length > titleLimit ? [`${where}: the title has more than ${titleLimit} characters`] : []),
      ...(description.length > descriptionLimit
        ? [`${where}: the description has more than ${descriptionLimit} characters`]
        : []),
      ...[title, description].flatMap((text) => {
        const other = seen.get(text);
        seen.set(text, path);
        return other ? [`${where}: says the same as ${other}: ${JSON.stringify(text)}`] : [];
      }),
    ];
  });
}

function galleryProblems(categories: readonly GalleryCategory[]): string[] {
  const where = 'content/words/gallery.ts';
  const names = categories.map(({ categoryName }) => categoryName).join(', ');
  const wanted = 'festivals, ads, banners, website, aboutCollege';
  const problems =
    names === wanted ? [] : [`${where}: has the categories ${names}; the product has ${wanted}`];
  for (const category of categories) {
    const name = category.categoryName;
    const festivals = name === 'festivals' ? category.festivals : [];
    const images = name === 'festivals' ? festivals.flatMap((festival) => festival.images) : category.images;
    if (images.length === 0) problems.push(`${where}: ${name} has no picture`);
    for (const image of images)
      if (image.category !== name)
        problems.push(`${where}: ${image.id} says category ${image.category}, and is in ${name}`);
    for (const { id, messages } of festivals)
      if (messages.length === 0 || messages.some(({ keywords }) => keywords.length === 0))
        problems.push(
          `${where}: ${id} needs a message, and each message a keyword, to be found by the search`,
        );
  }
  return problems;
}

function memberProblems(members: readonly GoverningBodyMember[]): string[] {
  const taken = new Set<string>();
  return members.flatMap(({ id, slug }) => {
    const where = `content/words/people.ts: ${id}`;
    const isTaken = taken.has(slug);
    taken.add(slug);
    return [
      ...(aboutSlugs.includes(slug) && slug.startsWith(id)
        ? []
        : [`${where}: ${slug} is not the page of this office`]),
      ...(isTaken ? [`${where}: the page ${slug} has a member already`] : []),
    ];
  });
}

/** Lists with ids must contain each id only once. */
function idProblems(found: readonly Found[]): string[] {
  return found
    .filter(({ value }) => Array.isArray(value))
    .flatMap(({ where, value }) => {
      const ids = (value as { id?: unknown }[]).flatMap((entry) =>
        typeof entry?.id === 'string' ? [entry.id] : [],
      );
      return ids
        .filter((id, place) => ids.indexOf(id) !== place)
        .map((id) => `${where}: has the id ${id} twice`);
    });
}
