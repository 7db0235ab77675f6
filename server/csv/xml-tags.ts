// The tags of a workbook's XML. They are found by `indexOf`, in one pass: a pattern such as `<row>…</row>` looks for the end
// of each start again, which takes minutes where a hostile file has a million starts and no end.

export interface Tag {
  /** The attributes as text. */
  head: string;
  /** The text between start and end; '' for an empty tag. */
  body: string;
}

/** The tags of that name, which do not contain each other. */
export function* eachTag(xml: string, name: string): Generator<Tag> {
  const [start, end] = [`<${name}`, `</${name}>`];
  let at = xml.indexOf(start);
  let hasEnd = true;
  while (at >= 0) {
    const from = at + start.length;
    const close = xml.indexOf('>', from);
    if (close < 0) return;
    const isTag = /[\s/>]/.test(xml.charAt(from));
    const isEmpty = xml.charAt(close - 1) === '/';
    const ended = isTag && !isEmpty && hasEnd ? xml.indexOf(end, close) : -1;
    if (isTag && isEmpty) yield { head: xml.slice(from, close - 1), body: '' };
    else if (ended >= 0) yield { head: xml.slice(from, close), body: xml.slice(close + 1, ended) };
    else if (isTag) hasEnd = false; // without an end here, no later start has one either
    at = xml.indexOf(start, ended >= 0 ? ended : close);
  }
}

export const tagsOf = (xml: string, name: string) => [...eachTag(xml, name)];

/** The body of the first tag of that name; '' where there is none. */
export const bodyOf = (xml: string, name: string): string => {
  for (const { body } of eachTag(xml, name)) return body;
  return '';
};

export const attribute = (head: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? '';

/** The text without the tags of that name and what is in them. */
export function without(xml: string, name: string): string {
  const [first = '', ...others] = xml.split(`<${name}`);
  const end = `</${name}>`;
  const rests = others.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? '' : part.slice(at + end.length);
  });
  return first + rests.join('');
}
