import { SaxesParser } from 'saxes';

export interface XmlListener {
  /** @param name without its prefix: some programs write <x:row> */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Sheets have six tags within each other; those of 5 MB would take a quarter of a gigabyte. */
const mostWithin = 100;

/** Tells the tags of an XML file in their order. @throws where it is not well-formed, or has a DTD */
export async function readXml(file: AsyncIterable<Uint8Array>, { open, text, close }: XmlListener) {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Error('A file with a document type');
  });
  let within = 0;
  parser.on('opentag', ({ name, attributes }) => {
    within += 1;
    if (within > mostWithin) throw new Error('Too many tags within each other');
    open(plain(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }) => {
    within -= 1;
    close?.(plain(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const part of file) parser.write(decoder.decode(part, { stream: true }));
  parser.write(decoder.decode()).close();
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
