// The parts of the built pages that the office publishes: their places are written down beside the pages, and the marks are
// taken out, so that a visitor's bytes are the same as without them.
import type { Notice } from '#shared/notices.ts';
import type { SiteRenderer, SlotName, SlotPlaces, Slots } from '#shared/published.ts';

const mark = /<published-slot id="([\w-]+)">([\s\S]*?)<\/published-slot>/g;

/** @returns the page without the marks, and where each part starts and ends in it (UTF-16 units) */
export function takeSlots(html: string): { html: string; places: SlotPlaces['pages'][string] } {
  const places: SlotPlaces['pages'][string] = [];
  let plain = '';
  let end = 0;
  for (const match of html.matchAll(mark)) {
    const [whole, name = '', content = ''] = match;
    plain += html.slice(end, match.index);
    places.push({ slot: name as SlotName, start: plain.length, end: plain.length + content.length }); // Slot takes no other name
    plain += content;
    end = match.index + whole.length;
  }
  return { html: plain + html.slice(end), places };
}

const notice = (id: number, more: Partial<Notice>): Notice => ({
  ...{ id: `sample-${id}`, title: 'Sample', text: 'Text [link](https://sample.example)', kind: 'exam' },
  ...{ titleTe: 'నమూనా', textTe: 'నమూనా', audience: ['public'], from: '2026-01-01', until: null },
  ...{ isPinned: false, inTicker: true, fileId: 'file', file: { id: 'file', name: 'a.pdf', bytes: 1 } },
  ...{
    state: 'published',
    hasUnpublishedChanges: false,
    publishedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  },
  ...more,
});

/** All that may be published in each part, so that a page keeps the style rules for it. */
export function sampleSlots(renderer: SiteRenderer): Slots {
  const notices = [
    ...Array.from({ length: 50 }, (_, index) => notice(index, { isPinned: index === 0 })),
    ...Array.from({ length: 50 }, (_, index) => notice(100 + index, { until: '2026-01-31' })),
  ];
  const pictures = [{ id: 'a', width: 480 }];
  const events = [1, 2].map((id) => ({
    ...{ id: `${id}`, title: 'Sample', date: '2026-01-01', width: 480, height: 320, pictures },
  }));
  const content = { notices, events, today: '2026-02-01', origin: 'https://sample.example' };
  return renderer.renderSlots({ ...content, previewId: 'sample-1' });
}
