import { expect, test } from 'vitest';
import {
  type NoticeParagraph,
  noticeForChat,
  noticeParagraphs,
  noticeSummary,
  safeAddress,
} from './notice-text.ts';

test('empty lines make paragraphs, words in brackets and bare addresses make links', () => {
  const text = 'Come on [Monday](/contact).\n\n \nSee https://vcp.example/list.\nBring a card';
  const piecesOf = ({ pieces }: NoticeParagraph) =>
    pieces.map(({ text: words, url }) => (url ? [words, url] : words));
  expect(noticeParagraphs(text).map(piecesOf)).toEqual([
    ['Come on ', ['Monday', '/contact'], '.'],
    ['See ', ['https://vcp.example/list', 'https://vcp.example/list'], '.\nBring a card'],
  ]);
  expect(noticeParagraphs('  \n\n ')).toEqual([]);
});

test('for a chat each link is followed by its address', () => {
  const text = 'Come on [Monday](/contact).\n\nSee https://vcp.example/list, or call 98480 22338';
  expect(noticeForChat({ title: 'Fees', text }, 'https://vcp.example')).toBe(
    'Fees\n\nCome on Monday (https://vcp.example/contact).\n\nSee https://vcp.example/list, or call 98480 22338',
  );
});

test('a phone number is a link to call, not within a link', () => {
  const [paragraph] = noticeParagraphs('Call 98480 22338 or see https://vcp.example/9848022338 now');
  expect(paragraph?.pieces).toEqual([
    { at: 0, text: 'Call ' },
    { at: 5, text: '98480 22338', url: 'tel:+919848022338' },
    { at: 16, text: ' or see ' },
    { at: 24, text: 'https://vcp.example/9848022338', url: 'https://vcp.example/9848022338' },
    { at: 54, text: ' now' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'vbscript:x',
])('%s makes no link', (address) => {
  expect(safeAddress(address)).toBeUndefined();
  const pieces = noticeParagraphs(`[x](${address})`).flatMap((paragraph) => paragraph.pieces);
  expect(pieces.some(({ url }) => url)).toBe(false);
});

test('tags stay words', () => {
  expect(noticeParagraphs('<script>alert(1)</script>')).toEqual([
    { at: 0, pieces: [{ at: 0, text: '<script>alert(1)</script>' }] },
  ]);
});

test('a hostile text is read in one pass', () => {
  // Milliseconds; with a step back at each sign it would be hours.
  expect(noticeParagraphs('['.repeat(500_000) + '](http://'.repeat(100_000))).toHaveLength(1);
});

test('a summary is one line of whole words', () => {
  expect(noticeSummary('One [two](/x)\n\nthree four', 100)).toBe('One two three four');
  expect(noticeSummary('One two three four', 12)).toBe('One two…');
  expect(noticeSummary('Onetwothreefour', 12)).toBe('Onetwothree…');
  expect(noticeSummary('స్త్రీ'.repeat(12), 12)).toBe('స్త్రీ'.repeat(12));
  expect(noticeSummary('స్త్రీ'.repeat(13), 12)).toBe(`${'స్త్రీ'.repeat(11)}…`);
});
