// The texts of a page in the editor of the words are found by the page of keys: the same page with the key of each text in place of it.
import { splitAtKeys } from '#shared/website/word-texts.ts';

const holdsNoElements = new Set(['SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA']);

/** Each text of an element gets its key; a picture is found by what it shows. @param keys the same element of the page of keys */
export function addKeys(shown: Element, keys: Element): void {
  if (holdsNoElements.has(shown.nodeName)) return;
  if (shown.nodeName === 'IMG') setKey(shown, keys.getAttribute('alt'));
  const [texts, ofKeys] = [[...shown.childNodes], [...keys.childNodes]];
  // A text that the page shows in pieces.
  if (keys.childElementCount === 0 && shown.childElementCount > 0) setKey(shown, keys.textContent);
  else
    for (const [index, text] of texts.entries()) {
      const key = ofKeys[index];
      if (text.nodeType === Node.TEXT_NODE)
        addToText(text as Text, key?.textContent ?? ''); // as: its type says so
      else if (key?.nodeName === text.nodeName) addKeys(text as Element, key as Element); // as: pages have no other nodes
    }
}

function setKey(element: Element, text: string | null): void {
  const [, key] = splitAtKeys(text ?? '');
  if (key) element.setAttribute('data-key', key);
}

/** 'Main Road: open' with '[contact.street]: [contact.open]' has two texts. */
function addToText(shown: Text, keys: string): void {
  const parts = splitAtKeys(keys);
  const pattern = parts.map((part, index) => (index % 2 ? '(.*)' : RegExp.escape(part))).join('');
  const [, ...texts] = new RegExp(`^${pattern}$`, 's').exec(shown.data) ?? [];
  const nodes = parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const text = shown.ownerDocument.createElement('span');
    text.dataset.key = part;
    text.textContent = texts[(index - 1) / 2] ?? '';
    return text;
  });
  if (texts.length > 0) shown.replaceWith(...nodes);
}
