import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aFee, aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';
import { uploadFile } from '#test/upload.ts';
import { bodyOf, openSite } from '#test/website.ts';

async function aCollege() {
  const college = await openSite();
  const admin = await college.asAdmin();
  const change = (values: object, headers: Record<string, string> = {}) =>
    admin.put('/api/college', values, headers);
  return { college, admin, change };
}

test('a phone number is changed once: pages, both languages, forms and paper have it, and nothing keeps the old one', async () => {
  const { college, admin, change } = await aCollege();
  const changed = { phone: '98480 22338', whatsApp: '9848022338' };
  expect((await change({ ...changed, scholarshipWhatsApp: '98480 22339' })).statusCode).toBe(200);
  for (const path of ['/', '/contact', '/te/contact', '/admissions', '/scholarships-form']) {
    const page = await bodyOf(college, path);
    expect(page, path).toContain('+91 98480 22338');
    expect(page.replaceAll('+91 90000 00009', ''), path).not.toContain('90000 0000');
    expect(page, path).not.toContain('919000000000');
  }
  expect(await bodyOf(college, '/admissions')).toContain('tel:+919848022338');
  const subjects = await admin.get('/api/subject-lists/FIRST.pdf');
  expect(pdfText(subjects.rawPayload)).toContain('+91 98480 22338');
});

test('the name stands on pages, in the portals, on paper, in the manifest and the feed; in Telugu the Telugu one', async () => {
  const { college, admin, change } = await aCollege();
  await change({ name: 'Godavari College of Physiotherapy', nameTe: 'గోదావరి కళాశాల', shortName: 'GCP' });
  for (const path of [
    '/',
    '/about',
    '/admin-dashboard',
    '/student.webmanifest',
    '/notices.xml',
    '/privacy-policy',
  ]) {
    const page = await bodyOf(college, path);
    expect(page, path).toContain(path === '/about' ? 'GCP' : 'Godavari College of Physiotherapy');
    expect(page, path).not.toMatch(/Vamsadhara|\bVCP\b/);
  }
  expect(await bodyOf(college, '/te')).toContain('గోదావరి కళాశాల');
  expect(pdfText((await admin.get('/api/subject-lists/FIRST.pdf')).rawPayload)).toContain('Godavari College');
  await change({ name: 'Vamsadhara College of Physiotherapy', shortName: 'VCP' });
  expect(await bodyOf(college, '/')).toContain('Vamsadhara College of Physiotherapy');
});

test('a logo is on pages and paper, and the start comes back', async () => {
  const { college, admin } = await aCollege();
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const before = await bodyOf(college, '/');
  const paper = (await admin.get('/api/subject-lists/FIRST.pdf')).rawPayload.length;
  const sent = await uploadFile(admin, 'PUT', '/api/college/logo', png, {
    name: 'logo.png',
    type: 'image/png',
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const [picture] = sent.json().logo.pictures;
  expect(await bodyOf(college, '/')).toContain(`/api/pictures/${picture.id}.webp`);
  expect(await bodyOf(college, '/admin-dashboard')).toContain(`/api/pictures/${picture.id}.webp`);
  expect((await college.anonymous.get(`/api/pictures/${picture.id}.webp`)).statusCode).toBe(200);
  expect((await admin.get('/api/subject-lists/FIRST.pdf')).rawPayload.length).not.toBe(paper);
  expect(
    (await uploadFile(admin, 'PUT', '/api/college/logo', '<svg/>', { type: 'image/svg+xml' })).statusCode,
  ).toBe(415);
  expect((await admin.delete('/api/college/logo')).statusCode).toBe(204);
  expect(await bodyOf(college, '/')).toBe(before);
});

test('a colour that is hard to read is refused with its figure; one that is not is on every page', async () => {
  const { college, change } = await aCollege();
  const refused = await change({ mainColour: '#00a0a0' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields.mainColour).toBe(
    'This colour is hard to read: it as text on the pale ground has 2.6:1, and needs 4.5:1. Choose a darker one.',
  );
  expect((await change({ secondColour: '#402000' })).json().fields.secondColour).toMatch(
    /dark text on it has 1\.\d:1/,
  );
  expect((await change({ mainColour: '#7a1f3d', secondColour: '#f2c14e' })).statusCode).toBe(200);
  for (const path of ['/', '/te/contact', '/admin-dashboard'])
    expect(await bodyOf(college, path)).toContain('--color-teal:#7a1f3d');
  await change({ mainColour: '', secondColour: '' });
  expect(await bodyOf(college, '/')).not.toContain('--color-teal:#');
});

test('another prefix holds from the next financial year on', async () => {
  const { college, change } = await aCollege();
  const paid = async () => {
    const office = await college.asAdmin();
    const student = (await office.post('/api/students', aStudent())).json().id;
    const fee = (await office.post(`/api/students/${student}/fees`, aFee())).json().id;
    const payment = { amount: 100, paidOn: '2026-11-20', mode: 'cash' };
    return (await office.post(`/api/students/${student}/fees/${fee}/payments`, payment)).json()
      .receiptNumber as string;
  };
  const record = (await change({ numberPrefix: 'GCP' })).json();
  expect(record).toMatchObject({ numberPrefix: 'VCP', nextPrefix: 'GCP', nextPrefixFrom: '2027-04-01' });
  expect(await paid()).toBe('VCP/2026-27/0001');
  college.wait(140 * 86_400_000);
  expect(await paid()).toBe('GCP/2027-28/0001');
});

test('two people: the second of one version is told; bad values name their field; what is entered is no sample', async () => {
  const { admin, change } = await aCollege();
  expect((await change({ town: 'Palasa' }, { 'if-match': '"0"' })).statusCode).toBe(200);
  expect((await change({ town: 'Tekkali' }, { 'if-match': '"0"' })).statusCode).toBe(412);
  const bad = await change({ phone: 'office', maps: 'javascript:alert(1)', name: '', foundedIn: '12' });
  expect(Object.keys(bad.json().fields).toSorted()).toEqual(['foundedIn', 'maps', 'name', 'phone']);
  const { samples } = (await admin.get('/api/college')).json<{ samples: string[] }>();
  expect(samples).toContain('phone');
  expect(samples).not.toContain('town');
});

test('office hours are one set; the office closes after it opens', async () => {
  const { change } = await aCollege();
  for (const [hours, field, sentence] of [
    [{ weekdayOpens: '18:00' }, 'weekdayCloses', 'The office must close after it opens'],
    [{ saturdayCloses: '' }, 'saturdayCloses', 'Enter both times of Saturday, or none'],
    [{ weekdayOpens: '9' }, 'weekdayOpens', 'Type a time such as 09:30'],
  ] as const)
    expect((await change(hours)).json().fields).toEqual({ [field]: sentence });
  expect((await change({ saturdayOpens: '', saturdayCloses: '' })).statusCode).toBe(200);
});

test('only the website and admins change the college', async () => {
  const { college } = await aCollege();
  for (const [set, status] of [
    ['website', 200],
    ['office', 403],
    ['principal', 403],
  ] as const) {
    const staff = await college.asStaff(set);
    expect((await staff.put('/api/college', { town: set })).statusCode, set).toBe(status);
  }
});
