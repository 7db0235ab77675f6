// The tree of tags that a screen reader finds in one of our PDFs, with the text of each tag.
import { lettersOf, type PdfObjects, readFonts, readObjects } from './pdf-text.ts';

interface Structure {
  language: string | undefined;
  title: string;
  /** The tags depth first: 'H1 Fee statement', indented by two spaces per level. */
  outline: string[];
  /** The text of artifacts, which screen readers skip. */
  artifacts: string;
  /** The text that is neither tagged nor an artifact; must be empty. */
  untagged: string;
}

export function pdfStructure(pdf: Buffer): Structure {
  const objects = readObjects(pdf);
  const heads = [...objects.values()].map(({ head }) => head);
  const catalog = heads.find((head) => head.includes('/Type /Catalog')) ?? '';
  if (!catalog.includes('/MarkInfo')) throw new Error('The PDF is not tagged');
  const pages = readPages(objects);
  const [, root = ''] = /\/StructTreeRoot (\d+) 0 R/.exec(catalog) ?? [];
  const info = heads.find((head) => head.includes('/Producer')) ?? '';
  const [, titleObject = ''] = /\/Title (\d+) 0 R/.exec(info) ?? [];
  return {
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    title: stringOf(objects.get(titleObject)?.head ?? info, /\(([^]*)\)/),
    outline: kids(objects.get(root)?.head ?? '').flatMap(({ element }) =>
      outlineOf(objects, pages, element, 0),
    ),
    artifacts: pages.map(({ artifacts }) => artifacts).join(''),
    untagged: pages.map(({ untagged }) => untagged).join(''),
  };
}

interface PageText {
  number: string;
  /** The text by the identifier of the marked content on this page. */
  marked: Map<number, string>;
  artifacts: string;
  untagged: string;
}

function readPages(objects: PdfObjects): PageText[] {
  const fonts = readFonts(objects);
  return [...objects].flatMap(([number, { head }]) => {
    if (!/\/Type \/Page\n/.test(head)) return [];
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    return [{ number, ...readMarks(objects.get(contents)?.stream ?? '', fonts) }];
  });
}

const operators = /\/(\w+) (?:(<<.*?>>) BDC|BMC)|\bEMC\b|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs;

function readMarks(stream: string, fonts: Map<string, string[]>): Omit<PageText, 'number'> {
  const text = { marked: new Map<number, string>(), artifacts: '', untagged: '' };
  const open: { role: string; id: number | undefined; hasLetters: boolean }[] = [];
  let letters: string[] = [];
  const write = (written: string) => {
    const id = open.findLast((mark) => mark.id !== undefined)?.id;
    if (open.some(({ role }) => role === 'Artifact')) text.artifacts += written;
    else if (id === undefined) text.untagged += written;
    else text.marked.set(id, (text.marked.get(id) ?? '') + written);
  };
  for (const [operator, role, details = '', font, glyphs] of stream.matchAll(operators)) {
    if (operator === 'EMC') open.pop();
    else if (font) letters = fonts.get(font) ?? [];
    else if (glyphs !== undefined) {
      // The ActualText of a mark replaces the letters of its glyphs.
      if (!open.some(({ hasLetters }) => hasLetters)) write(lettersOf(glyphs, letters));
    } else if (role) {
      const [, id] = /\/MCID (\d+)/.exec(details) ?? [];
      const hasLetters = details.includes('/ActualText');
      open.push({ role, id: id === undefined ? undefined : Number(id), hasLetters });
      if (hasLetters) write(stringOf(details, /\/ActualText \(([^]*?[^\\])\)/));
    }
  }
  return text;
}

function outlineOf(objects: PdfObjects, pages: PageText[], number: string, depth: number): string[] {
  const { head = '' } = objects.get(number) ?? {};
  const [, role = ''] = /\/S \/(\w+)/.exec(head) ?? [];
  const [, ownPage] = /\/Pg (\d+) 0 R\n/.exec(head.replace(/<<\n\/Type \/MCR.*?>>/gs, '')) ?? [];
  const parts = kids(head);
  const text = parts
    .flatMap(({ content, page }) =>
      content === undefined
        ? []
        : [pages.find((one) => one.number === (page ?? ownPage))?.marked.get(content) ?? ''],
    )
    .join('');
  const scope = /\/Scope \/(\w+)/.exec(head)?.[1] ?? '';
  const line = [role, scope && `(${scope})`, stringOf(head, /\/Alt \((.*?[^\\])\)/s), text]
    .filter(Boolean)
    .join(' ');
  return [
    '  '.repeat(depth) + line,
    ...parts.flatMap(({ element }) => (element ? outlineOf(objects, pages, element, depth + 1) : [])),
  ];
}

/** The children of a tag: other tags, and marked contents of its page or of another page. */
function kids(head: string): { element: string; content?: number; page?: string }[] {
  const [, list = ''] = /\/K \[(.*?)\](?=\n)/s.exec(head) ?? [];
  const parts = /<<\n\/Type \/MCR\n\/Pg (\d+) 0 R\n\/MCID (\d+)\n>>|(\d+) 0 R|(\d+)/g;
  return [...list.matchAll(parts)].map(([, page, there, element = '', here]) => {
    const content = there ?? here;
    return { element, ...(content && { content: Number(content) }), ...(page && { page }) };
  });
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A PDF string: Latin 1, or UTF-16 after a byte order mark. */
function stringOf(text: string, pattern: RegExp): string {
  const [, raw = ''] = pattern.exec(text) ?? [];
  const bytes = raw.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
