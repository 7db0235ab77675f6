import { expect, test } from 'vitest';
import type { WebsitePerson } from '#shared/website/website-people.ts';
import { markupOf } from '#test/site-part.tsx';
import { startContent } from '#test/website.ts';
import { Face } from './face.tsx';
import { MemberPage } from './member-page.tsx';

const [sample] = startContent.people;
const shown = { ...startContent, number: 1 };
const render = (change: Partial<WebsitePerson>) => {
  if (!sample) throw new Error('There are start records');
  const person = { ...sample, ...change };
  return {
    page: markupOf(<MemberPage {...shown} slug="patron-vcp" people={[person]} />),
    face: markupOf(<Face person={person} size="size-11" />),
  };
};

test('a member with a picture is shown by it, in the table and on their page', () => {
  const photo = { id: 'a', width: 480, height: 480, pictures: [{ id: 'a-480', width: 480 }] };
  const { page, face } = render({ photo });
  expect(page).toContain('alt="Sri Korada Appala Naidu, Patron"');
  expect(face).toContain('alt=""');
  for (const markup of [page, face]) expect(markup).toContain('src="/api/pictures/a-480.webp"');
  expect(page + face).not.toContain('>KN<');
});

test('a member without a picture has a monogram', () => {
  const { page, face } = render({ photo: null });
  expect(page).toContain('>KN<');
  expect(face).toContain('>KN<');
});

test('a member without a profile elsewhere has no link to one', () => {
  expect(render({}).page).toContain(sample?.linkedin);
  const { page } = render({ linkedin: '' });
  expect(page).not.toContain('LinkedIn');
  expect(page).not.toContain('href=""');
});

test.each(startContent.people)('the page of $name has their texts and ways to reach them', (person) => {
  const { page } = render({ ...person, place: 'patron-vcp' });
  const texts = [person.designation, person.specialization, person.message, ...person.about.split('\n')];
  const read = page.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const text of texts) expect(read).toContain(text);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${person.name}</h1>`));
  expect(page).toContain(`href="mailto:${person.email}"`);
  expect(page).toMatch(/href="tel:\+\d+"/);
  expect(page).toMatch(/<a [^>]*target="_blank"[^>]*>.*LinkedIn profile/);
});

test('the page of the principal is empty without one', () => {
  const page = markupOf(<MemberPage {...shown} slug="principal-vcp" people={[]} />);
  expect(page).toMatch(/<h1[^>]*>Principal<\/h1>/);
  expect(page).not.toContain('<blockquote');
  expect(page).not.toContain('Message<');
});
