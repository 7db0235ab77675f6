// The text of a notice: paragraphs, separated by empty lines, with links. There is no HTML in it: what looks like a tag is
// shown as it was typed.

import { phonePieces } from '#shared/kit/phones/phones-in-text.ts';
import { firstCharacters, isLongerThan } from '#shared/kit/text/characters.ts';

/** Words of a paragraph; with `url` they are a link. `at` is their place, different for each. */
export interface NoticePiece {
  at: number;
  text: string;
  url?: string;
}
export interface NoticeParagraph {
  at: number;
  pieces: NoticePiece[];
}

/** `[the words](https://…)`, `[the words](/path)`, or an address on its own. Linear: no part can match in two ways. */
const link = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)|https?:\/\/[^\s<>"'()[\]]{1,500}/g;

/** The paragraphs of a text, each as its pieces; a line break within a paragraph is kept. */
export function noticeParagraphs(text: string): NoticeParagraph[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, at) => ({ at, pieces: piecesOf(paragraph) }));
}

function piecesOf(paragraph: string): NoticePiece[] {
  const pieces: NoticePiece[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const [found, label, address] = match;
    // The full stop after an address ends the sentence, not the address.
    const written = label === undefined ? found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '') : found;
    const url = safeAddress(address ?? written);
    if (!url) continue;
    pieces.push(...callable(paragraph.slice(end, match.index), end));
    pieces.push({ at: match.index, text: label ?? written, url });
    end = match.index + written.length;
  }
  return [...pieces, ...callable(paragraph.slice(end), end)];
}

/** The words between two links: a phone number in them is called with one tap. */
const callable = (words: string, start: number): NoticePiece[] =>
  phonePieces(words).map(({ at, text, link }) => ({ at: start + at, text, ...(link && { url: link }) }));

/** Pages of the site, web pages, email and phone; any other scheme (`javascript:`, `data:`) makes no link. */
export function safeAddress(address: string): string | undefined {
  if (/^\/(?![/\\])[^\\]*$/.test(address)) return address;
  if (/^(mailto|tel):[\w.+@-]+$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

/** The text for a chat, which knows no links but addresses. @param origin of the website */
export function noticeForChat({ title, text }: { title: string; text: string }, origin: string): string {
  const paragraphs = noticeParagraphs(text).map(({ pieces }) =>
    pieces
      .map(({ text: words, url = '' }) => {
        const address = url.startsWith('/') ? origin + url : url;
        return /^https?:/.test(address) && safeAddress(words) !== url ? `${words} (${address})` : words;
      })
      .join(''),
  );
  return [title, ...paragraphs].join('\n\n');
}

/** The text in one line without its markup, for lists, search and search engines. @param max characters */
export function noticeSummary(text: string, max: number): string {
  const line = noticeParagraphs(text)
    .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!isLongerThan(line, max)) return line;
  const cut = firstCharacters(line, max - 1);
  const lastWord = cut.lastIndexOf(' ');
  return `${lastWord > cut.length / 2 ? cut.slice(0, lastWord) : cut}…`;
}
