import { SaxesParser } from 'saxes';

export interface XmlListener {
  /** @param name without its prefix: some programs write <x:row> */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Tells the tags of an XML file in their order. @throws where it is not well-formed, or has a DTD */
export async function readXml(file: AsyncIterable<Uint8Array>, { open, text, close }: XmlListener) {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Error('A file with a document type');
  });
  parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(plain(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const part of file) parser.write(decoder.decode(part, { stream: true }));
  parser.write(decoder.decode()).close();
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
