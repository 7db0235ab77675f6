// Every form and control of the public pages is used before its code has come: what was typed, chosen, ticked and pressed then has the
// same result as later.
import type { Page } from '@playwright/test';
import { openedChat } from '#e2e/chats.ts';
import { aFile, expect, test } from '#e2e/public-page.ts';

interface Early {
  path: string;
  /** What the visitor does while the code is on its way. */
  use: (page: Page) => Promise<unknown>;
  /** What comes of it. `arrive` lets the code come. */
  expectResult: (page: Page, arrive: () => void) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click();

async function fill(part: ReturnType<typeof main>, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await part.getByLabel(label, { exact: true }).fill(value);
}

/** The form is sent to the API once, with these entries. */
const sends =
  (call: string, entries: object): Early['expectResult'] =>
  async (page, arrive) => {
    const bodies: unknown[] = [];
    await page.route(call, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ status: 401, json: { message: 'Refused by the test.' } });
    });
    arrive();
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(bodies).toEqual([entries]);
  };

/** The chat opens with these lines. */
const opensChat =
  (...lines: string[]): Early['expectResult'] =>
  async (page, arrive) => {
    const { message } = await openedChat(page, arrive);
    for (const line of lines) expect(message).toContain(line);
  };

const login = (path: string, role: string, label: string, name: string, value: string): Early => ({
  path,
  use: async (page) => {
    await fill(main(page), { [label]: value, Password: 'mango river bicycle' });
    await press(page, 'Login');
  },
  expectResult: sends(`**/api/auth/${role}/login`, { [name]: value, password: 'mango river bicycle' }),
});

const token = 'x'.repeat(43);

const uses: Record<string, Early> = {
  'log-in of a student': login('/student-login', 'student', 'Email', 'email', 'sita@vcp.example'),
  'log-in of the office': login('/admin-login', 'admin', 'Username', 'username', 'lakshmi'),
  'log-in of a parent': login('/guardian-login', 'guardian', 'Mobile number', 'phone', '+919000000043'),
  'a forgotten password': {
    path: '/student-login',
    use: async (page) => {
      await fill(main(page), { Email: 'sita@vcp.example' });
      await page.getByText('Forgot password?').click();
      await press(page, 'Ask for a link');
    },
    expectResult: sends('**/api/auth/password-requests', { role: 'student', name: 'sita@vcp.example' }),
  },
  'a new password': {
    path: `/set-password#${token}`,
    use: async (page) => {
      await fill(main(page), { 'New password': 'mango river bicycle' });
      await press(page, 'Save password');
    },
    expectResult: sends('**/api/auth/passwords', { token, password: 'mango river bicycle' }),
  },
  'the code of a document': {
    path: '/verify',
    use: async (page) => {
      await main(page).getByLabel('Code on the document').fill('abcd-efgh-jklm');
      await press(page, 'Check');
    },
    expectResult: async (page, arrive) => {
      arrive();
      await expect(main(page).getByText(/^There is no document with this code/)).toBeVisible();
      await expect(main(page).getByLabel('Code on the document')).toHaveValue('abcd-efgh-jklm');
    },
  },
  'a message': {
    path: '/contact',
    use: async (page) => {
      const form = page.getByRole('form', { name: 'Send us a message' });
      await form.getByLabel('Select an Option').selectOption('Admission');
      await fill(form, {
        Name: 'Anand',
        Email: 'anand@vcp.example',
        Phone: '9000000003',
        Description: 'Bus?',
      });
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Send on WhatsApp' }).click();
    },
    expectResult: async (page, arrive) => {
      const kept = page.waitForRequest('**/api/enquiries');
      await opensChat('Name: Anand', 'Option: admission', 'Description: Bus?')(page, arrive);
      expect((await kept).postDataJSON()).toMatchObject({
        kind: 'contact',
        topic: 'admission',
        text: 'Bus?',
      });
    },
  },
  'an enquiry': {
    path: '/',
    use: async (page) => {
      await press(page, 'Admission Enquiry');
      const dialog = page.getByRole('dialog');
      await fill(dialog, {
        'Full Name': 'Sita Devi',
        Email: 'sita@vcp.example',
        'Phone Number': '9000000004',
      });
      await dialog.getByLabel('Quota Preference').selectOption('management');
      await dialog.getByRole('button', { name: 'Send on WhatsApp' }).click();
    },
    expectResult: opensChat('Full Name: Sita Devi', 'Quota Preference: management'),
  },
  'a subscription': {
    path: '/about',
    use: async (page) => {
      await page.getByRole('contentinfo').getByLabel('Your email address').fill('sita@vcp.example');
      await press(page, 'Subscribe');
    },
    expectResult: opensChat('Email: sita@vcp.example'),
  },
  'a research proposal': {
    path: '/services/research-laboratory',
    use: async (page) => {
      const form = page.getByRole('form', { name: 'Submit a research proposal' });
      await fill(form, {
        Name: 'Ravi',
        Email: 'ravi@vcp.example',
        Topic: 'Back pain',
        Title: 'Mats',
        Description: 'Softer?',
      });
      await form.getByLabel('Supporting document').setInputFiles(aFile('plan.pdf'));
      await press(page, 'Submit Proposal');
    },
    expectResult: opensChat('Topic: Back pain', 'Description: Softer?', 'plan.pdf'),
  },
  'a scholarship': {
    path: '/scholarships-form',
    use: async (page) => {
      await fill(page.getByRole('form', { name: 'Scholarship Application' }), {
        'Full Name': 'Lakshmi Devi',
        Email: 'lakshmi@vcp.example',
        'Phone Number': '9000000002',
        'Academic Percentage': '91.25',
        'Enrollment Number': 'VCP26001',
        'Personal Statement': 'I want to help.',
        'Community Involvement': 'Health camps.',
      });
      for (const label of ['Income Certificate', 'Recommendation Letter', 'Academic Transcript'])
        await main(page).getByLabel(label).setInputFiles(aFile('paper.pdf'));
      await press(page, 'Send on WhatsApp');
    },
    expectResult: async (page, arrive) => {
      await opensChat('Lakshmi Devi', '91.25', 'I want to help.')(page, arrive);
      await expect(main(page).getByText('15 of 500 characters')).toBeVisible();
    },
  },
  'the search of the site': {
    path: '/about',
    use: async (page) => {
      await press(page, 'Search this site');
      await page.getByRole('dialog').getByRole('searchbox').fill('faculty login');
      await page.keyboard.press('Enter');
    },
    expectResult: async (page, arrive) => {
      arrive();
      await expect(page).toHaveURL('/faculty-login');
    },
  },
  'the filter and the search of the gallery': {
    path: '/gallery',
    use: async (page) => {
      await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('kites from');
      await press(page, 'Sankranti');
    },
    expectResult: async (page, arrive) => {
      arrive();
      await expect(page).toHaveURL('/gallery?category=sankranti&q=kites+from');
      await expect(main(page).getByRole('figure')).toHaveCount(1);
    },
  },
  'a download': {
    path: '/gallery',
    use: async (page) => {
      await press(page, 'Download The campus');
      await page.getByRole('dialog').getByRole('checkbox').check();
    },
    expectResult: async (page, arrive) => {
      arrive();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('vcp-the-campus.jpg');
    },
  },
  'a download that is refused': {
    path: '/gallery',
    use: async (page) => {
      await press(page, 'Download The campus');
      await page.getByRole('dialog').getByRole('checkbox').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    },
    expectResult: async (page, arrive) => {
      arrive();
      await press(page, 'Download The clinic');
      await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
    },
  },
  'the pictures of a facility': {
    path: '/facilities',
    use: async (page) => {
      await page.getByLabel('Show pictures of').selectOption('Library');
      await press(page, 'Show More');
    },
    expectResult: async (page, arrive) => {
      arrive();
      const campus = page.getByRole('region', { name: 'Campus gallery' });
      await expect(campus.getByRole('status')).toHaveText('2 of 2 pictures');
      await expect(campus.getByRole('button', { name: 'Show More' })).toBeHidden();
    },
  },
  'the search for books': {
    path: '/services/digital-library',
    use: async (page) => {
      await page.getByRole('searchbox', { name: 'Book, author or subject' }).fill('knee');
      await page.keyboard.press('Enter');
    },
    expectResult: async (page, arrive) => {
      await page.route('https://www.googleapis.com/**', (route) =>
        route.fulfill({ json: { items: [{ id: 'v', volumeInfo: { title: 'Knee and Hip' } }] } }),
      );
      arrive();
      await expect(page.getByRole('region', { name: 'Books found' })).toContainText('Knee and Hip');
    },
  },
  'a request for a book': {
    path: '/services/digital-library',
    use: async (page) => {
      await press(page, 'Request a Book');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Book title').fill('Gait');
      await fill(dialog, { 'Your name': 'Ravi', Email: 'ravi@vcp.example' });
      await dialog.getByRole('button', { name: 'Send on WhatsApp' }).click();
    },
    expectResult: opensChat('Gait', 'Ravi'),
  },
};

for (const [name, { path, use, expectResult }] of Object.entries(uses))
  test(`used before its code has come: ${name}`, { tag: '@long' }, async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/hydrate\..*\.js$/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(path);
    await use(page);
    await expectResult(page, arrived.resolve);
  });
