// The tables of a TrueType font, for two things that HarfBuzz's subsetter cannot do: to take a table from another font, and to
// put a glyph of one font into another. All numbers are big-endian, as the OpenType specification has them.

/** By tag: 'glyf', 'gvar' … */
export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    const tag = font.toString('latin1', entry, entry + 4);
    return [tag, Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12)))] as const;
  });
  return new Map(entries);
}

/** Without checksums: the subsetter, which makes the final file, computes them. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  for (const [index, [tag, content]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padded = even(content, 4);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

/** A glyph of one font, with what moves its points when the weight changes. */
export interface Glyph {
  outline: Buffer;
  advance: number;
  bearing: number;
  variation: Buffer;
}

export function readGlyph(tables: Tables, index: number): Glyph {
  const outline = splitGlyphs(tables)[index];
  const variation = splitVariations(tables)[index];
  if (!outline || !variation || outline.readInt16BE(0) < 0)
    throw new Error(`Glyph ${index} is missing or made of others.`);
  const metrics = Math.min(index, table(tables, 'hhea').readUInt16BE(34) - 1);
  const hmtx = table(tables, 'hmtx');
  return {
    outline,
    variation: withOwnTuples(variation, tables),
    advance: hmtx.readUInt16BE(4 * metrics),
    bearing: hmtx.readInt16BE(4 * metrics + 2),
  };
}

/** Puts a glyph in the place of another one that no text needs, under the code of the new character. */
export function replaceGlyph(tables: Tables, old: string, character: string, glyph: Glyph): void {
  const index = recode(table(tables, 'cmap'), code(old), code(character));
  const outlines = splitGlyphs(tables);
  outlines[index] = glyph.outline;
  joinGlyphs(tables, outlines);
  const variations = splitVariations(tables);
  variations[index] = glyph.variation;
  joinVariations(tables, variations);
  const hmtx = table(tables, 'hmtx');
  hmtx.writeUInt16BE(glyph.advance, 4 * index);
  hmtx.writeInt16BE(glyph.bearing, 4 * index + 2);
  // The widths at other weights then come from `gvar`, which has them too.
  tables.delete('HVAR');
}

const code = (character: string) => character.codePointAt(0) ?? 0;

function table(tables: Tables, tag: string): Buffer {
  const content = tables.get(tag);
  if (!content) throw new Error(`The font has no table ${tag}.`);
  return content;
}

/** Padded to a multiple of so many bytes. */
function even(content: Buffer, multiple: number): Buffer {
  return Buffer.concat([content, Buffer.alloc((multiple - (content.length % multiple)) % multiple)]);
}

/** @returns the index of the glyph, whose character is alone in its segment of the code table */
function recode(cmap: Buffer, old: number, character: number): number {
  let found = 0;
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, record) =>
    cmap.readUInt32BE(8 + 8 * record),
  );
  for (const start of new Set(starts)) {
    if (cmap.readUInt16BE(start) !== 4) throw new Error('The code table has another format than 4.');
    const size = cmap.readUInt16BE(start + 6);
    for (let at = start + 14; at < start + 14 + size; at += 2) {
      const [last, first, shift, offset] = [at, at + 2 + size, at + 2 + 2 * size, at + 2 + 3 * size];
      if (cmap.readUInt16BE(last) !== old || cmap.readUInt16BE(first) !== old) continue;
      if (cmap.readUInt16BE(offset) !== 0) throw new Error('The code table lists glyphs one by one.');
      found = (old + cmap.readUInt16BE(shift)) % 0x10000;
      cmap.writeUInt16BE(character, last);
      cmap.writeUInt16BE(character, first);
      cmap.writeUInt16BE((found - character + 0x10000) % 0x10000, shift);
    }
  }
  if (found === 0) throw new Error('The character to replace is not alone in its segment.');
  return found;
}

function splitGlyphs(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const count = loca.length / (isLong ? 4 : 2);
  const offsets = Array.from({ length: count }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
  return split(table(tables, 'glyf'), offsets);
}

function joinGlyphs(tables: Tables, outlines: Buffer[]): void {
  const padded = outlines.map((outline) => even(outline, 4));
  tables.set('glyf', Buffer.concat(padded));
  tables.set('loca', longOffsets(padded));
  table(tables, 'head').writeInt16BE(1, 50);
}

function splitVariations(tables: Tables): Buffer[] {
  const gvar = table(tables, 'gvar');
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offsets = Array.from({ length: gvar.readUInt16BE(12) + 1 }, (_, index) =>
    isLong ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index),
  );
  return split(gvar.subarray(gvar.readUInt32BE(16)), offsets);
}

function joinVariations(tables: Tables, variations: Buffer[]): void {
  const gvar = table(tables, 'gvar');
  const shared = sharedTuples(gvar);
  const offsets = longOffsets(variations);
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(head.readUInt16BE(14) | 1, 14);
  head.writeUInt32BE(20 + offsets.length + shared.length, 16);
  tables.set('gvar', Buffer.concat([head, offsets, shared, ...variations]));
}

function sharedTuples(gvar: Buffer): Buffer {
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
}

const ownPeak = 0x8000;
const intermediate = 0x4000;
const tupleIndex = 0x0fff;

/** A variation may name places on the axes by their number in a list of its font: here they are written out. */
function withOwnTuples(variation: Buffer, tables: Tables): Buffer {
  if (variation.length === 0) return variation;
  const gvar = table(tables, 'gvar');
  const shared = sharedTuples(gvar);
  const size = 2 * gvar.readUInt16BE(4);
  const headers: Buffer[] = [];
  let at = 4;
  for (let left = variation.readUInt16BE(0) & tupleIndex; left > 0; left -= 1) {
    const flags = variation.readUInt16BE(at + 2);
    const more = ((flags & ownPeak) > 0 ? size : 0) + ((flags & intermediate) > 0 ? 2 * size : 0);
    const header = Buffer.from(variation.subarray(at, at + 4));
    header.writeUInt16BE((flags & ~tupleIndex) | ownPeak, 2);
    const number = flags & tupleIndex;
    const peak =
      (flags & ownPeak) > 0 ? Buffer.alloc(0) : shared.subarray(size * number, size * (number + 1));
    headers.push(header, peak, variation.subarray(at + 4, at + 4 + more));
    at += 4 + more;
  }
  const start = Buffer.from(variation.subarray(0, 4));
  const data = variation.subarray(variation.readUInt16BE(2));
  start.writeUInt16BE(4 + headers.reduce((sum, { length }) => sum + length, 0), 2);
  return Buffer.concat([start, ...headers, data]);
}

function split(content: Buffer, offsets: number[]): Buffer[] {
  return offsets.slice(0, -1).map((start, index) => Buffer.from(content.subarray(start, offsets[index + 1])));
}

function longOffsets(parts: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let at = 0;
  for (const [index, { length }] of parts.entries()) {
    at += length;
    offsets.writeUInt32BE(at, 4 * (index + 1));
  }
  return offsets;
}
