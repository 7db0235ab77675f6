import { useState } from 'react';
import { textKey } from '#shared/kit/text/text-key.ts';
import type { PageWord } from '#shared/website/page-words.ts';
import { listTitle } from '#shared/website/word-lists.ts';
import { idsOf } from '#shared/website/word-texts.ts';
import { TextField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

interface WordListProps {
  words: readonly PageWord[];
  onChoose: (key: string) => void;
}

/** Every text of a page, also those that are seen only later, such as the messages of a form. */
export function WordList({ words, onChoose }: WordListProps) {
  const [query, setQuery] = useState('');
  const [isStale, setStale] = useState(false);
  const [isDraft, setDraft] = useState(false);
  const asked = textKey(query);
  const shown = words.filter(
    (word) =>
      word.kind !== 'picture' &&
      (!isStale || word.changedSince) &&
      (!isDraft || word.isDraft) &&
      textKey(`${word.kind === 'entries' ? listTitle(word.key) : word.en} ${word.te}`).includes(asked),
  );
  return (
    <>
      <p className="mb-3 text-ink-soft">Click a text of the page, or choose one here.</p>
      <div className="grid gap-2">
        <TextField
          label="Search"
          type="search"
          required
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <TickField isTicked={isStale} onChange={setStale}>
          Only those whose English has changed since they were translated
        </TickField>
        <TickField isTicked={isDraft} onChange={setDraft}>
          Only those whose Telugu no Telugu speaker has read yet
        </TickField>
      </div>
      <ul aria-label="Texts" className="mt-3 max-h-[60vh] overflow-y-auto border-t border-line">
        {shown.map(({ key, kind, en, changedSince }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(key)}
              className="block min-h-11 w-full px-1 py-2 text-left hover:bg-sea-pale"
            >
              <span className="line-clamp-2">
                {kind === 'entries' ? `${listTitle(key)} (${idsOf(en).length})` : en}
              </span>
              {changedSince && <span className="text-sm text-madder">Changed since the translation</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-3">No texts found.</p>}
    </>
  );
}
