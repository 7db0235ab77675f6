// The tags of every page for search engines and link previews.
import { expect, test } from 'vitest';
import { college, contact, programme } from '#content/facts.ts';
import { startCollege } from '#content/start-college.ts';
import { publicPaths } from '#content/words.ts';
import { courseIds, examTabs, routes, shareCard } from '#shared/routes.ts';
import type { FaqItem } from '#shared/website/content.ts';
import { heads, words } from '#test/site-words.ts';
import { startPage } from '#test/website.ts';

const { admissionsFaq, answers } = words.admissions;
const { courses } = words.courses;
const { contactFaq } = words.contact;
const { examFaq } = words.exams;

type Entry = { '@type': string } & Record<string, unknown>;

function headOf(path: string) {
  const html = startPage(path);
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([a-z:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, plain(value)]),
    ),
  );
  const meta = (name: string) => tags.find((tag) => (tag.property ?? tag.name) === name)?.content;
  const [, json = '[]'] = html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? [];
  const data = JSON.parse(json) as Entry[];
  return {
    html,
    meta,
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href,
    entries: (type: string) => data.filter((entry) => entry['@type'] === type),
  };
}

function plain(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The pages with questions, and their questions. */
const questions: Record<string, readonly FaqItem[]> = {
  [routes.admissions]: [...answers.items, ...admissionsFaq],
  [routes.contact]: contactFaq,
  ...Object.fromEntries([routes.exams, ...examTabs.map(routes.examTab)].map((path) => [path, examFaq])),
};
/** The pages about courses, and the ids of the courses. */
const taught: Record<string, readonly string[]> = {
  [routes.courses]: courseIds,
  ...Object.fromEntries(courseIds.map((id) => [routes.courseDetails(id), [id]])),
};

/** Pages without breadcrumbs: the home page, and pages of one form or one sentence. */
const standAlone = new Set<string>([
  routes.home,
  routes.underConstruction,
  routes.studentLogin,
  routes.adminLogin,
  routes.facultyLogin,
  routes.guardianLogin,
  routes.setPassword,
]);

for (const path of publicPaths) {
  test(`${path} tells search engines and link previews what it is`, () => {
    const { html, meta, canonical, entries } = headOf(path);
    const words = heads[path];
    const isHidden = path === routes.setPassword;
    expect(meta('robots')).toBe(isHidden ? 'noindex' : undefined);
    if (isHidden) expect(canonical).toBeUndefined();
    else expect(new URL(canonical ?? '').pathname).toBe(path);

    expect(meta('og:title')).toBe(words?.title);
    expect(meta('og:description')).toBe(words?.description);
    expect(new URL(meta('og:url') ?? '').pathname).toBe(path);
    expect(meta('og:image:alt')).toBe(words?.title.replace(` | ${college.shortName}`, ''));
    expect(new URL(meta('og:image') ?? '').pathname).toBe(shareCard(path));

    expect(entries('CollegeOrUniversity')).toMatchObject([{ name: college.name }]);
    const [way] = entries('BreadcrumbList');
    const steps = (way?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    if (standAlone.has(path)) expect(way).toBeUndefined();
    else {
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(new URL(steps.at(0)?.item ?? '').pathname).toBe(routes.home);
      expect(new URL(steps.at(-1)?.item ?? '').pathname).toBe(path);
      expect(steps.at(-1)?.name).toBe(heads[path]?.label);
    }
    expect(entries('Course').map(({ url }) => new URL(String(url)).pathname)).toEqual(
      (taught[path] ?? []).map((id) => `/course-details/${id}`),
    );
    const shown = [admissionsFaq, contactFaq, examFaq].filter((list) =>
      list.some(({ q }) => plain(html).includes(`${q}<svg`)),
    );
    const asked = questions[path];
    // The answers of the admissions page are not folded, and outside of the list.
    const isFolded = ({ q }: FaqItem) => !answers.items.some((answer) => answer.q === q);
    expect(shown).toEqual(asked ? [asked.filter(isFolded)] : []);
    expect(entries('FAQPage')).toHaveLength(asked ? 1 : 0);
    if (asked)
      expect(entries('FAQPage')[0]?.mainEntity).toEqual(
        asked.map(({ q, a }) => ({
          '@type': 'Question',
          name: q,
          acceptedAnswer: { '@type': 'Answer', text: a.replace('{phone}', contact.phone) },
        })),
      );
  });
}

test('in Telugu the addresses are those of the Telugu pages, and the college has its Telugu name', () => {
  const { meta, entries } = headOf('/te/courses');
  expect(entries('Course').map(({ url }) => new URL(String(url)).pathname)).toEqual(
    courseIds.map((id) => `/te/course-details/${id}`),
  );
  expect(entries('CollegeOrUniversity')).toMatchObject([{ name: startCollege.nameTe }]);
  expect(new URL(meta('og:image') ?? '').pathname).toBe('/te/share/courses.jpg');
});

test('a course has its duration in ISO 8601, or none if it is not fixed', () => {
  const instances = courses.map(({ url }) => headOf(url).entries('Course')[0]?.hasCourseInstance);
  expect(instances).toEqual([
    {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      duration: `P${programme.years}Y${programme.internshipMonths}M`,
    },
    { '@type': 'CourseInstance', courseMode: 'Onsite' },
  ]);
});
