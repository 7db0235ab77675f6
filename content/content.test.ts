import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutSlugs, resourceSlugs } from '#shared/routes.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { longestEnquiryMonths } from '#shared/website/enquiries.ts';
import { researchProposalSchema } from '#shared/website/forms/research-proposal.ts';
import { scholarshipAnswers } from '#shared/website/forms/scholarship.ts';
import { type Content, contentProblems, problemsIn, readContent } from '#test/content/content-checks.ts';
import { bookCovers, bookSearch } from '#web/site/services/book-service.ts';
import * as facts from './facts.ts';
import { figuresOf, withFigures } from './figures.ts';
import { startCollege } from './start-college.ts';
import { startFacts } from './start-facts.ts';
import { siteWords } from './words.ts';

const {
  about: { aboutMenu },
  admissions: { feeStructure },
  courses: { courses },
  exams: { notices, resourceLinks },
  webinar: { webinars },
  people: { governingBody },
  policies: { privacyPolicy },
  resources: { studyResources },
} = siteWords.en;

const folder = import.meta.dirname;

test('the content has no mistakes', async () => {
  expect(await contentProblems()).toEqual([]);
});

test('English is spelt as in India, but in the texts that the product fixes', () => {
  const foreign =
    /"([^"]*\b(?:centers?|programs?|enroll(?:ment)?|counseling|colors?|(?:organ|recogn)iz\w+|pediatric\w*)\b[^"]*)"(?!:)/gi;
  const found = [...JSON.stringify(siteWords.en).matchAll(foreign)].map(([, text]) => text);
  expect(new Set(found)).toEqual(
    new Set([
      'Elevate your career with our cutting-edge physiotherapy programs.',
      'Join Our World-Class Programs',
      'Accredited Programs',
      'Scholarship Program',
      'Scholarship Program | {collegeShort}',
      'Enroll Now',
      'Enrollment Number',
      'fitness-center',
      'facilities/fitness-center.svg',
      'Fitness Center',
    ]),
  );
});

/** The message about our content after a mistake in it. */
async function problemsAfter(slip: (content: Content) => void): Promise<string[]> {
  const { modules } = await readContent();
  // A copy, because the imported module is frozen and shared with the other tests.
  const content: Content = structuredClone(
    Object.fromEntries(Object.entries(modules).map(([file, exported]) => [file, { ...exported }])),
  );
  slip(content);
  return problemsIn(content);
}

/** Writes `value` at a path such as 'words/home.ts ticker.0.link'; undefined takes the entry out. */
function write(content: Content, place: string, value: unknown): void {
  const [file = '', path = ''] = place.split(' ');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], content[file]);
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else (parent as Record<string, unknown>)[last] = value;
}

for (const [place, value, sentence] of [
  [
    'words/home.ts ticker.0.link',
    'admissions',
    'content/words/home.ts: ticker.0.link: "admissions" is no link: it must begin with /, https:// or tel:+',
  ],
  [
    'words/home.ts ticker.0.link',
    '/admision',
    'content/words/home.ts: ticker.0.link: "/admision" is no page of the site',
  ],
  [
    'words/home.ts hero.picture.src',
    'home/missing.jpg',
    'content/words/home.ts: hero.picture.src: "home/missing.jpg" is no file in content/images',
  ],
  [
    'words/home.ts hero.picture.alt',
    ' ',
    'content/words/home.ts: hero.picture.src: "home/hero.svg" has no words (alt) for those who do not see it',
  ],
  [
    'words/gallery.ts pages./gallery.image.src',
    'gallery/missing.jpg',
    'content/words/gallery.ts: pages./gallery.image.src: "gallery/missing.jpg" is no file in content/images',
  ],
  [
    'words/people.ts governingBody.0.linkedin',
    'linkedin.com/in/patron',
    'content/words/people.ts: governingBody.0.linkedin: "linkedin.com/in/patron" is no link: it must begin with /, https:// or tel:+',
  ],
  [
    'words/home.ts events.images',
    [{ src: 'home/hero.svg', alt: '' }],
    'content/words/home.ts: events.images.0.src: "home/hero.svg" has no words (alt) for those who do not see it',
  ],
  [
    'words/contact.ts contactFaq.0',
    undefined,
    'content/words/contact.ts: contactFaq: has 4 entries, the product asks for 5',
  ],
  [
    'words/courses.ts courses.0.outcomes.4',
    undefined,
    'content/words/courses.ts: physiotherapy.outcomes: has 4 entries, the product asks for 5',
  ],
  ['words/home.ts hero.title', '', 'content/words/home.ts: hero.title: "" is empty'],
  [
    'words/exams.ts notices.0.date',
    '2026-13-01',
    'content/words/exams.ts: notices.0.date: "2026-13-01" is no date: write it as 2027-01-31',
  ],
  [
    'words/home.ts welcome.heading',
    'From ₹ 120,000',
    'content/words/home.ts: welcome.heading: "From ₹ 120,000" has an amount that is not written as ₹ 1,20,000',
  ],
  [
    'words/home.ts welcome.heading',
    'Welcome to undefined',
    'content/words/home.ts: welcome.heading: "Welcome to undefined" is put together from something that does not exist',
  ],
  [
    'words/facilities.ts facilities.1.id',
    'modern-campus',
    'content/words/facilities.ts: facilities: has the id modern-campus twice',
  ],
  [
    'words/people.ts governingBody.0.slug',
    'our-programme',
    `content/words/people.ts: ${governingBody[0].id}: our-programme is not the page of this office`,
  ],
  [
    'words/gallery.ts galleryCategories.1.images.0.category',
    'banners',
    'content/words/gallery.ts: admissions-open says category banners, and is in ads',
  ],
  [
    'words/gallery.ts pages./gallery.title',
    'x'.repeat(61),
    'content/words/gallery.ts: /gallery: the title has more than 60 characters',
  ],
] as const)
  test(`the checks refuse ${place} = ${JSON.stringify(value)?.slice(0, 40) ?? 'nothing'}`, async () => {
    expect(await problemsAfter((content) => write(content, place, value))).toContain(sentence);
  });

test('a member needs neither a picture nor a profile elsewhere', async () => {
  const problems = await problemsAfter((content) => {
    write(content, 'words/people.ts governingBody.0.profile_image', '');
    write(content, 'words/people.ts governingBody.0.linkedin', '');
  });
  expect(problems).toEqual([]);
});

test('a picture is named in the content only, so that replacing it needs no change of code', () => {
  const root = join(folder, '..');
  const pictures = globSync('**/*.*', { cwd: join(folder, 'images') });
  const code = globSync('{web,scripts,shared,server}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  expect(code.length).toBeGreaterThan(300);
  const named = code.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return pictures.filter((picture) => text.includes(picture)).map((picture) => `${file}: ${picture}`);
  });
  expect(named).toEqual([]);
});

test('a drawing has the same alternative text wherever it is used', async () => {
  const { modules } = await readContent();
  const described = JSON.stringify(Object.values(modules).map((module) => ({ ...module }))).matchAll(
    /"(?:src|url)":"([^"]+\.svg)"[^{}]*?"alt(?:Text)?":"([^"]*)"/g,
  );
  const words = new Map<string, Set<string>>();
  for (const [, file = '', alt = ''] of described) words.set(file, (words.get(file) ?? new Set()).add(alt));
  expect(words.size).toBeGreaterThan(60);
  expect([...words].filter(([, alts]) => alts.size > 1)).toEqual([]);
});

test('each drawing is used by a page', async () => {
  const { modules } = await readContent();
  const words = JSON.stringify(Object.values(modules).map((module) => ({ ...module })));
  const drawn = globSync('**/*.*', { cwd: join(folder, 'images') });
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter((file) => !words.includes(JSON.stringify(file)))).toEqual([]);
});

test('content imports nothing but types from shared, the facts, and its own words', () => {
  const files = ['facts.ts', ...globSync('words/**/*.ts', { cwd: folder })];
  const foreign = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export) [^;]*?from '[^']+'/gm)]
      .map(([statement]) => statement)
      .filter((statement) => !/^import type [^;]* from '#shared\/[a-z/-]+\.ts'$/.test(statement))
      .filter((statement) => !/ from '#content\/(?:facts|college|in-telugu)\.ts'$/.test(statement))
      .map((statement) => `content/${file}: ${statement}`),
  );
  expect(foreign).toEqual([]);
});

test('the figures are those of the product (§9)', () => {
  expect(facts.fees).toEqual({ convenerPerYear: 50000, managementPerYear: 120000, additionalOnce: 10000 });
  expect(facts.seats.convener + facts.seats.management).toBe(facts.seats.total);
  expect(facts.seats).toEqual({ total: 25, convener: 17, management: 8 });
  expect(facts.quotaShares).toEqual({ convener: 70, management: 30 });
  expect(facts.claims).toEqual({ recognitions: 5, graduates: 500, libraryBooks: 3000, livesImpacted: 10000 });
  expect(facts.college.counsellingCode).toBe('VCCP');
  expect(facts.programme).toEqual({ years: 4, internshipMonths: 6, minimumMarksPercent: 50 });
  // To the letter (§3).
  const figures = figuresOf(startFacts, '', collegeFacts(startCollege, 'en'));
  expect(withFigures(courses, figures).map(({ duration }) => duration)).toEqual([
    '4 Years + 6 months internship',
    'Base on the Course',
  ]);
  const { rows } = withFigures(feeStructure, figures);
  expect(rows.map(({ perYear }) => perYear)).toEqual(['₹ 50,000', '₹ 1,20,000']);
});

test('the first notice says that the exam schedule was updated', () => {
  expect(notices[0].text).toMatch(/^The exam schedule has been updated\./);
});

test('a mock test asks as many questions as its pattern says', () => {
  const { topics } = studyResources.find(({ slug }) => slug === 'mock-tests') ?? { topics: [] };
  const [pattern, ...tests] = topics.map(({ items }) => items as readonly string[]);
  expect(pattern?.slice(0, 3)).toEqual([
    'Two long answers of 15 marks',
    'Six short answers of 5 marks',
    'Ten very short answers of 2 marks',
  ]);
  expect(tests.length).toBeGreaterThan(0);
  for (const items of tests) {
    const listed = (kind: string, between: RegExp) =>
      items.filter((item) => item.startsWith(kind)).flatMap((item) => item.split(between));
    expect(listed('Long:', /$/)).toHaveLength(2);
    expect(listed('Short:', /; /)).toHaveLength(6);
    expect(listed('Very short: Define', /, /)).toHaveLength(10);
  }
});

test('each phone number is written once: its tel: link and its chat link are made from it', () => {
  const numbers = readFileSync(join(folder, 'facts.ts'), 'utf8').match(/\+?91[\d ]{10,}/g) ?? [];
  expect(numbers.length).toBeGreaterThan(0);
  const digits = numbers.map((number) => number.replaceAll(/\D/g, ''));
  expect(new Set(digits).size).toBe(digits.length);
});

test('the study pages are the eight of the exam hub, in its order', () => {
  expect(studyResources.map(({ slug }) => slug)).toEqual([...resourceSlugs]);
  expect(resourceLinks.map((link) => link.resourcesLink)).toEqual(
    resourceSlugs.map((slug) => `/resources/${slug}`),
  );
});

test('the governing body has the four members of the product', () => {
  // A principal may join them (§2.8); the build checks that each is on the right page.
  expect(governingBody.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['administrator', 'director', 'patron', 'secretary-correspondence']),
  );
  expect(Object.keys(aboutMenu)).toEqual([...aboutSlugs]);
});

test('the privacy policy names every outside host that pages load from', () => {
  const { mapEmbed } = facts.links;
  const said = JSON.stringify(privacyPolicy.sections);
  for (const address of [bookSearch, bookCovers, mapEmbed]) expect(said).toContain(new URL(address).host);
});

test('webinars are listed latest first', () => {
  const dates = webinars.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the privacy policy promises what the settings hold to', () => {
  expect(facts.enquiriesKeptMonths).toBe(longestEnquiryMonths);
});

test('the forms hold to the limits that their pages name', () => {
  const { minimumPercent, maximumPercent, percentStep, statementLimit } = facts.scholarship;
  const { academicPercentage, personalStatement } = scholarshipAnswers;
  const percents = [
    minimumPercent - percentStep,
    minimumPercent,
    maximumPercent,
    maximumPercent + percentStep,
  ];
  expect(percents.map((one) => academicPercentage.safeParse(one.toFixed(2)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const statement = (length: number) => personalStatement.safeParse('a'.repeat(length)).success;
  expect([statement(statementLimit), statement(statementLimit + 1)]).toEqual([true, false]);
  const { file } = researchProposalSchema.shape;
  const pdf = (size: number) => file.safeParse({ name: 'a.pdf', type: 'application/pdf', size }).success;
  const largest = facts.proposalFileMegabytes * 1024 ** 2;
  expect([pdf(largest), pdf(largest + 1)]).toEqual([true, false]);
});
