// Reads files out of a ZIP: its directory by hand, what is packed by Node's zlib, which stops at a limit. Libraries that unpack by
// the size which the file declares go on to the end of one that lies: half a megabyte of zeros took four seconds.
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const unpack = promisify(inflateRaw);

const directoryEnd = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const directoryEntry = { signature: 0x02014b50, length: 46 };
const localHeader = { signature: 0x04034b50, length: 30 };

/** The files asked for declare more bytes than the limit. */
export class TooLarge extends Error {}

const damaged = () => new RangeError('The ZIP file is damaged.');

/**
 * Unpacks by name, only what is asked for: at most `limit` bytes together, and each file no further than the ZIP declares.
 * @throws TooLarge; RangeError or an error of zlib where the ZIP is damaged or lies
 */
export function unzipper(bytes: Uint8Array, limit: number) {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(zip);
  let left = limit;
  return async (name: string): Promise<Uint8Array | undefined> => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    left -= entry.unpacked;
    if (left < 0) throw new TooLarge();
    const { offset, packed, method, unpacked } = entry;
    if (zip.readUInt32LE(offset) !== localHeader.signature) throw damaged();
    const from = offset + localHeader.length + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const data = zip.subarray(from, from + packed);
    if (data.length < packed) throw damaged();
    if (method === 0 && packed === unpacked) return data;
    // zlib takes no limit of 0.
    if (method === 8) return unpack(data, { maxOutputLength: Math.max(1, unpacked) });
    throw damaged();
  };
}

/** @throws RangeError where an entry lies outside the bytes */
function directoryOf(zip: Buffer): Map<string, Entry> {
  const lowest = Math.max(0, zip.length - directoryEnd.length - directoryEnd.longestComment);
  let end = zip.length - directoryEnd.length;
  while (end >= lowest && zip.readUInt32LE(end) !== directoryEnd.signature) end -= 1;
  if (end < lowest) throw damaged();
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry.signature) throw damaged();
    const nameEnd = at + directoryEntry.length + zip.readUInt16LE(at + 28);
    entries.set(zip.toString('utf8', at + directoryEntry.length, nameEnd), {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
