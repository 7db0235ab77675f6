import { useState } from 'react';
import type { PageWord } from '#shared/website/page-words.ts';
import { listTitle } from '#shared/website/word-lists.ts';
import { idsOf } from '#shared/website/word-texts.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EntryForm } from './entry-form.tsx';
import { entryName, pageOfKey, publishWords } from './word-calls.ts';
import { WordHistory } from './word-history.tsx';

interface EntryListProps {
  list: PageWord;
  /** Those of the page. */
  words: readonly PageWord[];
  onChoose: (key: string) => void;
  onPublished: () => void;
  onClose: () => void;
}

/** The entries of a list, also those that visitors do not see. Each change of their order is published at once. */
export function EntryList({ list, words, onChoose, onPublished, onClose }: EntryListProps) {
  const [isAdding, setAdding] = useState(false);
  const saving = useSaving();
  const { key, en: order, version } = list;
  const lines = order.split('\n').filter(Boolean);
  const nameOf = (id: string) => entryName(words, key, id);
  const publish = async (text: string | null) => {
    const change = { key, language: 'en', text } as const;
    if (await saving.run(() => publishWords(pageOfKey(key), [change], version), 'Published')) onPublished();
  };
  const replace = (at: number, ...by: string[]) => publish(lines.toSpliced(at, 1, ...by).join('\n'));
  const swap = (at: number) =>
    publish(lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '').join('\n'));
  if (isAdding)
    return (
      <EntryForm
        list={list}
        words={words}
        onPublished={() => {
          setAdding(false);
          onPublished();
        }}
        onClose={() => setAdding(false)}
      />
    );
  return (
    <>
      <h2 className="text-xl">{listTitle(key)}</h2>
      {saving.sentence && <Alert>{saving.sentence}</Alert>}
      <ul className="mt-3 border-t border-line">
        {idsOf(order).map(({ id, isHidden }, at) => {
          const name = nameOf(id);
          const first = words.find((word) => word.key.startsWith(`${key}.${id}.`));
          const action = (label: string, run: () => Promise<void>, isIdle = false) => (
            <Button
              variant="quiet"
              aria-label={`${label} ‘${name}’`}
              disabled={isIdle || saving.isBusy}
              onClick={() => void run()}
            >
              {label}
            </Button>
          );
          return (
            <li key={id} className="border-b border-line py-1">
              <button
                type="button"
                className="block min-h-11 w-full px-1 py-2 text-left hover:bg-sea-pale"
                onClick={() => first && onChoose(first.key)}
              >
                <span className="line-clamp-2">{name}</span>
                {isHidden && <span className="text-sm text-ink-soft">Hidden</span>}
              </button>
              <div className="flex flex-wrap">
                {action('Up', () => swap(at - 1), at === 0)}
                {action('Down', () => swap(at), at === lines.length - 1)}
                {isHidden
                  ? action('Show', () => replace(at, id))
                  : action('Hide', () => replace(at, `-${id}`))}
                {id.startsWith('n') && action('Remove', () => replace(at))}
              </div>
            </li>
          );
        })}
      </ul>
      {lines.length === 0 && <p className="py-3">There are no entries: visitors do not see this list.</p>}
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" onClick={() => setAdding(true)}>
          Add an entry
        </Button>
      </FormEnd>
      <WordHistory
        word={list}
        onTake={(_, text) => void publish(text === list.start.en ? null : text)}
        shown={(text) =>
          idsOf(text)
            .map(({ id, isHidden }) => nameOf(id) + (isHidden ? ' (hidden)' : ''))
            .join('\n')
        }
      />
    </>
  );
}
