// What the screens open: every kind of button of every screen is pressed by keyboard, at a desk and on a phone, so that a new dialog is
// looked at without being named here. Each is accessible in the light and in the dark, with its errors too, each control of it is reached, Enter
// submits its form, and after Escape the button has the focus again. The screens themselves, with the sample records, likewise.
import type { Page, Request } from '@playwright/test';
import { become, openAs } from '#e2e/college.ts';
import { expectEachReached, main } from '#e2e/portal-keys.ts';
import { expect, expectAccessible, goWithin, test } from '#e2e/public-page.ts';
import { portalRoutes } from '#shared/routes.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  guardianScreens,
  studentScreens,
} from '#test/portal-screens.ts';

type Screens = readonly { path: string }[];

/** Nothing is changed: for what a screen would save, the server asks for the password first, and once whether it is meant. */
async function refuseChanges(page: Page): Promise<{ count: number }> {
  const changes = { count: 0 };
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    changes.count += 1;
    const isFirst = changes.count === 1;
    const refusal = isFirst
      ? { question: 'same-person' }
      : { fields: { confirmation: 'Enter your password.' } };
    return route.fulfill({ status: 409, json: { error: 'Not in this test.', ...refusal } });
  });
  await page.addInitScript(() => {
    window.print = () => undefined;
    window.open = () => null;
  });
  return changes;
}

/** Waits until what a key has asked for is there: files, answers, and what they show. */
function settling(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) pending.add(request);
  });
  page.on('domcontentloaded', () => pending.clear());
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let wasQuiet: boolean;
    do {
      wasQuiet = pending.size === 0;
      // After all that waits for its turn, on the way to the server too; a page that draws no frames is never idle.
      await page.evaluate(async () => {
        await fetch('/robots.txt', { method: 'HEAD' });
        await scheduler.postTask(() => undefined, { priority: 'background' });
      });
      await expect(page.locator('main [aria-busy=true], .appear-late')).toHaveCount(0);
    } while (!wasQuiet || pending.size > 0); // what the last answer shows needs a round of its own
  };
}

/** Marks the next button whose kind has not been pressed. Rows look alike: of the buttons of a row the first word counts. */
const markOpener = ({ page, buttons }: Walk, tried: readonly string[]) =>
  page.evaluate(
    ([places, ...known]) => {
      for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
      document.querySelector('[data-opener]')?.removeAttribute('data-opener');
      for (const button of document.querySelectorAll<HTMLElement>(places)) {
        if (
          !button.matches(
            `:enabled:not([tabindex="-1"], [type=submit], dialog *, th *, :is(li, tbody tr):nth-child(n + 6) *)`,
          )
        )
          continue;
        if (!button.checkVisibility({ visibilityProperty: true })) continue;
        const name = (button.ariaLabel || button.textContent).trim();
        // Another portal, in place of this one.
        if (name.startsWith('View as')) continue;
        const kind = button.closest('tr, li') ? name.split(/[\s,]/)[0] : name.replaceAll(/\d+/g, '');
        const key = button.closest('main') ? `${kind}` : `frame: ${kind}`;
        if (known.includes(key)) continue;
        button.dataset.opener = '';
        return key;
      }
      return undefined;
    },
    [buttons, ...tried] as const,
  );

const modals = (page: Page) => page.locator('dialog:modal');

interface Walk {
  page: Page;
  buttons: string;
  home: string;
  changes: { count: number };
  settle: () => Promise<void>;
  /** The titles of the dialogs that were looked at. */
  looked: Set<string>;
  faults: string[];
}

async function look(walk: Walk, where: string, check: () => Promise<void>): Promise<void> {
  await check().catch((fault: Error) => walk.faults.push(`${where}: ${fault.message}`));
}

/** The dialog that a key has opened over `below` others. It is closed afterwards. */
async function expectDialog(walk: Walk, where: string, below = 0): Promise<void> {
  const { page, changes, settle, looked } = walk;
  const dialog = modals(page).last();
  const title = await dialog.evaluate(
    (one) => one.ariaLabel ?? one.querySelector('h2')?.textContent ?? one.outerHTML.slice(0, 80),
  );
  const at = `${where} › ${title}`;
  if (!looked.has(title)) {
    looked.add(title);
    await look(walk, at, () => expectAccessible(page));
    await look(walk, at, () => expectEachReached(dialog));
    const field = dialog.locator('form input:not([type=file], [type=radio], [type=checkbox])').first();
    if (await field.isVisible()) {
      const before = changes.count;
      await field.press('Enter');
      await settle();
      if ((await modals(page).count()) > below + 1) await expectDialog(walk, at, below + 1);
      if ((await modals(page).count()) <= below) return;
      const answers = await dialog.locator('[aria-invalid=true], [role=alert]').count();
      if (answers + changes.count - before === 0) walk.faults.push(`${at}: Enter does nothing`);
      await look(walk, `${at}, refused`, () => expectAccessible(page));
    }
  }
  await page.keyboard.press('Escape');
  await settle();
  if ((await modals(page).count()) > below) walk.faults.push(`${at}: Escape does not close it`);
}

/** @param widths at which what the screens open is looked at too */
async function walkThrough(walk: Walk, screens: Screens, widths = [1280, 360]): Promise<void> {
  const { page, home, settle, looked } = walk;
  await page.goto(home);
  const frame: string[] = [];
  for (const { path } of screens) {
    await test.step(path || '/', async () => {
      const tried: string[] = [];
      const open = async () => {
        await goWithin(page, home + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settle();
      };
      await page.setViewportSize({ width: 1280, height: 800 });
      await open();
      await look(walk, path, () => expectAccessible(page));
      await look(walk, path, () => expectEachReached(main(page)));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await open();
        for (;;) {
          const key = await markOpener(walk, [...tried, ...frame]);
          if (key === undefined) break;
          (key.startsWith('frame') ? frame : tried).push(key);
          const where = `${path} (${width} px) ${key}`;
          const address = page.url();
          const opener = page.locator('[data-opener]');
          await opener.press('Enter');
          await settle();
          if ((await modals(page).count()) > 0) {
            await expectDialog(walk, where);
            for (let left = await modals(page).count(); left > 0; left -= 1)
              await page.keyboard.press('Escape');
            const isBack = await page.evaluate(() => document.activeElement?.matches('[data-opener]'));
            if (!isBack) {
              const now = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
              walk.faults.push(`${where}: the focus is not on its button again, but on ${now}`);
            }
          }
          if (page.url() !== address) await open();
        }
      }
    });
  }
  test.info().annotations.push({ type: `${screens.length} screens`, description: [...looked].join(' | ') });
}

/** @param buttons those of the menu and the bars are the same on all screens */
async function startWalk(page: Page, home: string, buttons = 'body button'): Promise<Walk> {
  const changes = await refuseChanges(page);
  return { page, buttons, home, changes, settle: settling(page), looked: new Set(), faults: [] };
}

test.describe('every dialog', { tag: '@long' }, () => {
  // Six screens, and what each opens at two widths.
  test.describe.configure({ mode: 'parallel', timeout: 360_000 });
  const size = 6;
  const ids = { studentId: 'STUDENT', facultyId: 'FACULTY' };
  const office = [...adminScreens(ids), ...adminForms(ids).filter(({ opens }) => !opens)];
  for (let from = 0; from < office.length; from += size) {
    const screens = office.slice(from, from + size);
    test(`of the office, screens from ${from + 1}`, async ({
      page,
      college: { admin, student, faculty },
    }) => {
      await become(page, admin);
      const walk = await startWalk(page, portalRoutes.admin(), from > 0 ? 'main button' : undefined);
      const named = screens.map(({ path }) => ({
        path: path.replace('STUDENT', student?.id ?? '').replace('FACULTY', faculty?.id ?? ''),
      }));
      await walkThrough(walk, named);
      expect(walk.faults).toEqual([]);
      // Those that the table names are among them: what is pressed does open what is looked at. The link of an invite is made first.
      for (const { path, heading, opens } of adminForms(ids))
        if (opens && !/Logout|Invite/.test(opens) && screens.some((screen) => screen.path === path))
          expect([...walk.looked]).toContainEqual(expect.stringMatching(heading));
    });
  }

  for (const set of ['principal', 'cashier'] as const)
    test(`of the ${set}: the screens, whose dialogs are those of the office`, async ({
      office: calls,
      browser,
      baseURL,
    }) => {
      const page = await openAs(set, { office: calls, browser, baseURL });
      const walk = await startWalk(page, portalRoutes.admin());
      await page.goto(walk.home);
      const menu = page.getByRole('complementary').getByRole('link');
      await expect(menu.nth(1)).toBeVisible();
      const paths = await menu.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
      const own = paths.filter((path) => path.startsWith(walk.home));
      await walkThrough(
        walk,
        own.map((path) => ({ path: path.slice(walk.home.length) })),
        [],
      );
      await page.context().close();
      expect(walk.faults).toEqual([]);
    });

  for (const [role, screens] of [
    ['student', studentScreens],
    ['guardian', guardianScreens],
    ['faculty', facultyScreens],
  ] as const)
    for (const language of role === 'faculty' ? ['en'] : ['en', 'te'])
      test(`of the ${role} portal, ${language}`, async ({ page, college }) => {
        const person = college[role];
        await become(page, person);
        await page.request.put('/api/account/language', { data: { language } });
        const walk = await startWalk(page, portalRoutes[role](person?.id ?? ''));
        await walkThrough(walk, screens);
        expect(walk.faults).toEqual([]);
      });
});
