// Puts what is published into the places of a built file.
import type { Figures, Place, Slots } from '#shared/website/published.ts';

export interface Filling {
  slots: Slots;
  figures: Figures;
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The office's text, escaped for text and a quoted attribute, or in a string of JSON, also within a script. */
function escaped(text: string, as: 'html' | 'json'): string {
  if (as === 'html') return text.replace(/[&<>"]/g, (sign) => htmlEscapes[sign] ?? sign);
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}

/** The content of a place; undefined: what the build made. */
function publishedIn(place: Place, { slots, figures }: Filling): string | undefined {
  if ('slot' in place) return slots[place.slot];
  const text = figures[place.figure];
  return text === undefined ? undefined : escaped(text, place.as);
}

export const isFilled = (places: readonly Place[], filling: Filling) =>
  places.some((place) => publishedIn(place, filling) !== undefined);

export function fillPlaces(built: string, places: readonly Place[], filling: Filling): string {
  let text = '';
  let from = 0;
  for (const place of places) {
    const { start, end } = place;
    text += built.slice(from, start) + (publishedIn(place, filling) ?? built.slice(start, end));
    from = end;
  }
  return text + built.slice(from);
}
