// The forms of the portals, each opened on a record of its own, for the tests of failures.
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { enterStudent, expect, unique } from './portal-page.ts';

interface Way {
  page: Page;
  office: APIRequestContext;
}

/** An open form. */
export interface Form {
  /** The dialog or section with the form. */
  box: Locator;
  field: Locator;
  /** The field's name in the API. */
  wire: string;
  /** The path of the call that saves it. */
  path: string;
  done: string | RegExp;
  typed?: string;
  button?: string;
  /** Another user saves the same record. @returns the new value of the field */
  elsewhere?: () => Promise<string>;
  /** The final answer, faked where a save would end the session that the tests of the file share. */
  saved?: { status: number; json?: object };
  /** undefined: Escape closes it. */
  leave?: () => Promise<void>;
}

const theirs = 'Theirs';
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function make(office: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await office.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return `${path}/${((await answer.json()) as { id: string }).id}`;
}

/** Another user saves the record with that field changed. */
function savedElsewhere(
  office: APIRequestContext,
  path: string,
  wire: string,
  { before, value = theirs }: { before?: object | undefined; value?: string } = {},
) {
  return async () => {
    const record = before ?? ((await (await office.get(path)).json()) as object);
    const answer = await office.put(path.replace(/\?.*/, ''), { data: { ...record, [wire]: value } });
    expect(answer.status(), await answer.text()).toBe(200);
    return value;
  };
}

/** A dialog over a list. */
export async function inDialog(
  { page, office }: Way,
  form: {
    path: string;
    list: string;
    edit: string;
    title: string;
    label: string;
    wire: string;
    done: string;
  },
  { include = '', before }: { include?: string; before?: object } = {},
): Promise<Form> {
  const { path, list, edit, title, label, wire, done } = form;
  await page.goto(list);
  await page.getByRole('button', { name: `Edit ${edit}` }).click();
  const box = dialogOf(page, title);
  const field = box.getByLabel(label, { exact: true });
  return {
    box,
    field,
    wire,
    path,
    done,
    elsewhere: savedElsewhere(office, path + include, wire, { before }),
  };
}

/** A form that replaces its list, or below a heading. */
async function onScreen(page: Page, address: string, label: string, leave: () => Promise<void>) {
  await page.goto(`/admin-dashboard/${address}`);
  return { box: page.getByRole('main'), field: page.getByLabel(label), leave };
}

/** A fee, a result or a grade of a new student. */
async function inRow(
  way: Way,
  part: 'fees' | 'results' | 'grades',
  [wire, label]: [wire: string, label: string],
  data: Record<string, unknown>,
): Promise<Form> {
  const { id } = await enterStudent(way.page);
  const code = unique('GT');
  const subject = await make(way.office, '/api/subjects', { code, name: 'Gait', year: 'FIRST' });
  const row = { ...data, subjectId: subject.split('/').at(-1) };
  const noun = part.slice(0, -1);
  const form = {
    path: await make(way.office, `/api/students/${id}/${part}`, row),
    list: `/admin-dashboard/students/${id}?tab=${part}`,
    edit: part === 'fees' ? 'Hostel' : `${code} Gait`,
    title: `Edit ${noun}`,
    done: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} updated`,
  };
  return inDialog(way, { ...form, label, wire }, { before: row });
}

export const forms = {
  student: async (way) => {
    const { id, lastName } = await enterStudent(way.page);
    const form = {
      path: `/api/students/${id}`,
      list: `/admin-dashboard/students?q=${lastName}`,
      edit: `Asha ${lastName}`,
      title: 'Edit Student',
      label: 'First Name',
      wire: 'firstName',
      done: 'Student updated',
    };
    return inDialog(way, form, { include: '?include=personalInfo,contactInfo' });
  },

  'faculty member': async (way) => {
    const lastName = unique('Guru');
    const member = { firstName: 'Vijaya', lastName, specialization: 'Neurology', experienceYears: 7 };
    return inDialog(way, {
      path: await make(way.office, '/api/faculty', member),
      list: `/admin-dashboard/faculty?q=${lastName}`,
      edit: `Vijaya ${lastName}`,
      title: 'Edit Faculty',
      label: 'Specialization',
      wire: 'specialization',
      done: 'Faculty updated',
    });
  },

  subject: async (way) => {
    const code = unique('BD');
    return inDialog(way, {
      path: await make(way.office, '/api/subjects', { code, name: `Gait ${code}`, year: 'THIRD' }),
      list: `/admin-dashboard/subjects?q=${code}`,
      edit: `Gait ${code}`,
      title: 'Edit Subject',
      label: 'Name of the Subject',
      wire: 'name',
      done: 'Subject updated',
    });
  },

  event: async ({ page, office }) => {
    const path = await make(office, '/api/events', { eventTitle: 'Camp', eventDate: '2027-01-05' });
    const leave = () => page.getByRole('button', { name: 'View Events' }).click();
    const form = await onScreen(page, `events?form=${path.split('/').at(-1)}`, 'Event Title', leave);
    const wire = 'eventTitle';
    return { ...form, wire, path, elsewhere: savedElsewhere(office, path, wire), done: 'Event updated' };
  },

  'calendar entry': async ({ page, office }) => {
    const entry = { year: 'FIRST', event: 'Viva', date: '2031-01-05' };
    const path = await make(office, '/api/academic-calendar', entry);
    const leave = () => page.getByRole('button', { name: 'View Calendar' }).click();
    const form = await onScreen(page, `academic-calendar?form=${path.split('/').at(-1)}`, 'Event', leave);
    const elsewhere = savedElsewhere(office, path, 'event');
    return { ...form, wire: 'event', path, elsewhere, done: 'Calendar entry updated' };
  },

  fee: (way) =>
    inRow(way, 'fees', ['label', 'Fee'], { label: 'Hostel', amount: 50_000, dueOn: '2026-12-01' }),

  result: (way) =>
    inRow(way, 'results', ['exam', 'Exam'], { exam: 'Viva', marks: 7, maxMarks: 25, heldOn: '2026-10-05' }),

  grade: (way) => inRow(way, 'grades', ['term', 'Term'], { term: 'Semester 1', grade: 'A', gradePoint: 9 }),

  'message of invites': async ({ page, office }) => {
    const path = '/api/settings';
    const form = await onScreen(page, 'settings?tab=invites', 'Message', () => toDashboard(page));
    const wire = 'inviteMessage';
    return {
      ...form,
      wire,
      path,
      elsewhere: savedElsewhere(office, path, wire, { value: `${theirs} {link}` }),
      typed: 'Typed by hand {link}',
      done: 'Invite message updated',
    };
  },

  'new password': async ({ page }) => {
    const form = await onScreen(page, 'settings', 'New password', () => toDashboard(page));
    await page.getByLabel('Current password').fill('mango river bicycle');
    return {
      ...form,
      wire: 'newPassword',
      path: '/api/auth/password',
      button: 'Change password',
      saved: { status: 204 },
      done: /^Password changed/,
    };
  },
} satisfies Record<string, (way: Way) => Promise<Form>>;

const toDashboard = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();

export type Answer = 'no network' | 'broken' | { status: number; json?: object };

export const isChange = (route: Route) => route.request().method() !== 'GET';

/** Answers the next save. */
export async function nextSave(page: Page, path: string, answer: Answer): Promise<void> {
  let isGiven = false;
  await page.route(`**${path}`, (route) => {
    if (isGiven || !isChange(route)) return route.fallback();
    isGiven = true;
    if (answer === 'no network') return route.abort();
    return route.fulfill(answer === 'broken' ? { status: 502, body: '<h1>Bad gateway</h1>' } : answer);
  });
}

/** Holds the next save. @returns a function that releases it */
export async function holdNextSave(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  let isHeld = false;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (isHeld || !isChange(route)) return route.fallback();
    isHeld = true;
    await held;
    return route.fallback();
  });
  return letGo;
}
