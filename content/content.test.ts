import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GalleryCategory } from '#shared/content.ts';
import { formatRupees } from '#shared/format.ts';
import {
  aboutSlugs,
  courseIds,
  courseNotFound,
  portalShell,
  publicPaths,
  resourceSlugs,
} from '#shared/routes.ts';
import { aboutGallery, aboutMenu } from './en/about.ts';
import { admissions, feeStructure } from './en/admissions.ts';
import { communityServices } from './en/community-services.ts';
import { contactFaq, findUsHere } from './en/contact.ts';
import { courses, coursesPage } from './en/courses.ts';
import { examFaq, exams, notices, resourceLinks } from './en/exams.ts';
import { facilities } from './en/facilities.ts';
import { navigation, socials } from './en/frame.ts';
import { galleryCategories } from './en/gallery.ts';
import { heroMessages, quickNavigation, services, soarToSuccess, ticker } from './en/home.ts';
import { governingBody } from './en/people.ts';
import { researchLaboratory } from './en/research-laboratory.ts';
import { studyResources } from './en/resources.ts';
import { scholarshipsPage } from './en/scholarships.ts';
import { seo } from './en/seo.ts';
import { camps } from './en/sports-training-camping.ts';
import { webinars } from './en/webinar.ts';
import * as facts from './facts.ts';

interface Found {
  /** 'content/en/home.ts: hero.buttons.0.url' */
  where: string;
  key: string;
  value: unknown;
  parent: object;
}

const folder = import.meta.dirname;
const files = ['facts.ts', ...globSync('*/*.ts', { cwd: folder })].sort();
const everything: Found[] = [];
for (const file of files) walk(await import(join(folder, file)), `content/${file}:`);

function walk(value: unknown, where: string) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const path = where.endsWith(':') ? `${where} ${key}` : `${where}.${key}`;
    everything.push({ where: path, key, value: child, parent: value });
    walk(child, path);
  }
}

const texts = everything.filter(
  (found): found is Found & { value: string } => typeof found.value === 'string',
);
const failing = (found: Found[], why = '') =>
  found.map(({ where, value }) => `${where} = ${JSON.stringify(value)}${why}`);

test('every inner link leads to a page of the site', () => {
  const inner = texts.filter(({ value }) => value.startsWith('/'));
  expect(inner.length).toBeGreaterThan(60);
  expect(failing(inner.filter(({ value }) => !publicPaths.includes(value)))).toEqual([]);
});

test('every link is an inner path, a secure address or a phone link', () => {
  const isLink = ({ key, parent }: Found) =>
    ['link', 'resourcesLink'].includes(key) ||
    (key === 'url' && !('altText' in parent)) ||
    (key === 'linkedin' && 'profile_image' in parent);
  const links = texts.filter((found) => isLink(found));
  expect(links.length).toBeGreaterThan(80);
  expect(failing(links.filter(({ value }) => !/^(?:\/|https:\/\/|tel:\+\d+$)/.test(value)))).toEqual([]);
});

const pictures = texts.filter(
  ({ key, parent }) => key === 'src' || key === 'profile_image' || (key === 'url' && 'altText' in parent),
);

test('every picture has a file', () => {
  const missing = pictures.filter(({ value }) => value !== '' && !existsSync(join(folder, 'images', value)));
  expect(pictures.length).toBeGreaterThan(60);
  expect(failing(missing, ' (no such file in content/images)')).toEqual([]);
});

test('every picture says what it shows', () => {
  const alternatives = texts.filter(({ key }) => ['alt', 'altText', 'profile_image_alt'].includes(key));
  expect(alternatives.length).toBeGreaterThanOrEqual(pictures.length);
  expect(failing(alternatives.filter(({ value }) => value.trim() === ''))).toEqual([]);
});

test('a picture is described in the same words wherever it stands', () => {
  const words = new Map<string, string>();
  const differing = pictures.filter(({ value, parent }) => {
    const { alt, altText } = parent as { alt?: string; altText?: string };
    const first = words.get(value) ?? alt ?? altText;
    if (first !== undefined) words.set(value, first);
    return value !== '' && first !== undefined && (alt ?? altText) !== first;
  });
  expect(failing(differing, ' (described in other words elsewhere)')).toEqual([]);
});

test('no drawing lies about that no page uses', () => {
  const used = new Set(pictures.map(({ value }) => value));
  const drawn = globSync('**/*.*', { cwd: join(folder, 'images') });
  expect(drawn.filter((file) => !used.has(file))).toEqual([]);
});

test('no text is empty but the picture of a member', () => {
  expect(failing(texts.filter(({ key, value }) => value.trim() === '' && key !== 'profile_image'))).toEqual(
    [],
  );
});

test('every public path has a title and a description, each its own and not too long', () => {
  const unlisted = ['/404', courseNotFound, portalShell];
  expect(Object.keys(seo).sort()).toEqual([...publicPaths, ...unlisted].sort());
  for (const field of ['title', 'description'] as const) {
    const limit = field === 'title' ? 60 : 155;
    const long = Object.entries(seo).filter(([, page]) => page[field].length > limit);
    expect(
      long.map(([path, page]) => `content/en/seo.ts: ${path} ${field} has ${page[field].length}`),
    ).toEqual([]);
    expect(new Set(Object.values(seo).map((page) => page[field])).size).toBe(
      publicPaths.length + unlisted.length,
    );
  }
});

test('content imports nothing but types from shared, and the facts', () => {
  const foreign = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export) [^;]*?from '[^']+'/gm)]
      .map(([statement]) => statement)
      .filter((statement) => !/^import type [^;]* from '#shared\/[a-z-]+\.ts'$/.test(statement))
      .filter((statement) => !/ from '(?:\.\.\/facts|\.\/timings)\.ts'$/.test(statement))
      .map((statement) => `content/${file}: ${statement}`),
  );
  expect(foreign).toEqual([]);
});

test('amounts in texts are written as formatRupees writes them', () => {
  const amounts = new Set(Object.values(facts.fees).map(formatRupees));
  const wrong = texts.filter(({ value }) =>
    (value.match(/₹[\s\d,]*\d/g) ?? []).some((text) => !amounts.has(text)),
  );
  expect(failing(wrong)).toEqual([]);
});

test('dates are calendar dates', () => {
  const dates = texts.filter(({ key }) => ['date', 'dateAdded', 'updatedOn', 'applyBy'].includes(key));
  const wrong = dates.filter(({ where, value }) => {
    if (where.includes('columns.') || where.includes('careerPage')) return false;
    const date = new Date(`${value}T00:00:00Z`);
    return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value;
  });
  expect(failing(wrong)).toEqual([]);
});

test('lists that are looked up by id name each id once', () => {
  for (const list of [courses, communityServices, camps, facilities, governingBody, webinars])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('the figures are those of the product (§9)', () => {
  expect(facts.fees).toEqual({ convenerPerYear: 50000, managementPerYear: 120000, additionalOnce: 10000 });
  expect(facts.seats.convener + facts.seats.management).toBe(facts.seats.total);
  expect(facts.seats).toEqual({ total: 25, convener: 17, management: 8 });
  expect(facts.quotaShares).toEqual({ convener: 70, management: 30 });
  expect(facts.funFacts).toEqual({ recognitions: 5, graduates: 500, libraryBooks: 3000 });
  expect(facts.college.counsellingCode).toBe('VCCP');
  expect(feeStructure.rows.map(({ perYear }) => perYear)).toEqual([50000, 120000]);
});

test('the lists are as long as the product says', () => {
  const counts = {
    documents: admissions.documents.items.length,
    programmes: communityServices.length,
    camps: camps.length,
    scholarshipEligibility: scholarshipsPage.eligibility.length,
    initiatives: researchLaboratory.initiatives.length,
    highlights: researchLaboratory.highlights.length,
    contactFaq: contactFaq.length,
    contactEmails: findUsHere.emails.length,
    examFaq: examFaq.length,
    notices: notices.length,
    facilities: facilities.length,
    homeServices: services.cards.length,
    soarToSuccess: soarToSuccess.cards.length,
    heroMessages: heroMessages.length,
    ticker: ticker.length,
    quickNavigation: quickNavigation.links.length,
    navigation: navigation.length,
    socials: socials.length,
    aboutGallery: aboutGallery.length,
    whyOurCourses: coursesPage.why.points.length,
  };
  expect(counts).toEqual({
    documents: 9,
    programmes: 8,
    camps: 7,
    scholarshipEligibility: 7,
    initiatives: 4,
    highlights: 3,
    contactFaq: 5,
    contactEmails: 4,
    examFaq: 7,
    notices: 4,
    facilities: 5,
    homeServices: 5,
    soarToSuccess: 5,
    heroMessages: 3,
    ticker: 3,
    quickNavigation: 7,
    navigation: 6,
    socials: 4,
    aboutGallery: 7,
    whyOurCourses: 3,
  });
  expect(exams.length).toBeGreaterThanOrEqual(4);
});

test('both courses have two pictures and five of each list', () => {
  expect(courses.map(({ id }) => id)).toEqual([...courseIds]);
  for (const course of courses) {
    expect(course.images).toHaveLength(2);
    for (const list of [course.descriptions, course.advantage, course.outcomes]) expect(list).toHaveLength(5);
  }
});

test('the study pages are the eight of the exam hub, in its order', () => {
  expect(studyResources.map(({ slug }) => slug)).toEqual([...resourceSlugs]);
  expect(resourceLinks.map((link) => link.resourcesLink)).toEqual(
    resourceSlugs.map((slug) => `/resources/${slug}`),
  );
});

test('the governing body has the four members of the product and no principal', () => {
  expect(governingBody.map(({ id }) => id).sort()).toEqual([
    'administrator',
    'director',
    'patron',
    'secretary-correspondence',
  ]);
  expect(Object.keys(aboutMenu)).toEqual([...aboutSlugs]);
});

test('the gallery has its five categories, and festivals carry greetings with keywords', () => {
  expect(galleryCategories.map(({ categoryName }) => categoryName)).toEqual([
    'festivals',
    'ads',
    'banners',
    'website',
    'aboutCollege',
  ]);
  const categories: readonly GalleryCategory[] = galleryCategories;
  for (const category of categories) {
    const festivals = category.categoryName === 'festivals' ? category.festivals : [];
    const images =
      category.categoryName === 'festivals'
        ? festivals.flatMap((festival) => festival.images)
        : category.images;
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image.category, image.id).toBe(category.categoryName);
    for (const { festivalName, messages } of festivals) {
      expect(messages.length, festivalName).toBeGreaterThan(0);
      for (const { keywords } of messages) expect(keywords.length, festivalName).toBeGreaterThan(0);
    }
  }
});

test('webinars stand with the latest first', () => {
  const dates = webinars.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
