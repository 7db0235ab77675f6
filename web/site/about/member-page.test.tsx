import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { governingBody } from '#content/en/people.ts';
import type { GoverningBodyMember } from '#shared/website/content.ts';
import { Face } from './face.tsx';
import { MemberPage } from './member-page.tsx';

// The pictures come from the build, and no sample member has one.
vi.mock('#web/site/parts/pictures.ts', () => ({
  pictureSource: (src: string) => ({ src: `/_astro/${src}`, width: 400, height: 400, sources: [] }),
}));

const [sample] = governingBody;
const render = (change: Partial<GoverningBodyMember>) => {
  const member = { ...sample, ...change };
  return {
    page: renderToStaticMarkup(<MemberPage slug={member.slug} member={member} />),
    face: renderToStaticMarkup(<Face member={member} />),
  };
};

test('a member with a picture is shown by it, in the table and on their page', () => {
  const { page, face } = render({ profile_image: 'people/patron.jpg', profile_image_alt: 'The patron' });
  expect(page).toContain('src="/_astro/people/patron.jpg" alt="The patron"');
  expect(face).toContain('src="/_astro/people/patron.jpg" alt=""');
  expect(page + face).not.toContain('>KN<');
});

test('a member without a picture has a monogram', () => {
  const { page, face } = render({ profile_image: '' });
  expect(page).toContain('>KN<');
  expect(face).toContain('>KN<');
});

test('a member without a profile elsewhere has no link to one', () => {
  expect(render({}).page).toContain(sample.linkedin);
  const { page } = render({ linkedin: '' });
  expect(page).not.toContain('LinkedIn');
  expect(page).not.toContain('href=""');
});

test.each(governingBody)('the page of $name has their texts and ways to reach them', (member) => {
  const { page } = render(member);
  const texts = [member.designation, member.specialization, member.message, ...member.descriptions];
  const shown = page.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const text of texts) expect(shown).toContain(text);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${member.name}</h1>`));
  expect(page).toContain(`href="mailto:${member.email}"`);
  expect(page).toMatch(/href="tel:\+\d+"/);
  expect(page).toMatch(/<a [^>]*target="_blank"[^>]*>.*LinkedIn profile/);
});

test('the page of the principal is empty without one', () => {
  const page = renderToStaticMarkup(<MemberPage slug="principal-vcp" member={undefined} />);
  expect(page).toMatch(/<h1[^>]*>Principal<\/h1>/);
  expect(page).not.toContain('<blockquote');
  expect(page).not.toContain('Message<');
});
