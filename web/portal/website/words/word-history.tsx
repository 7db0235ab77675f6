import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { PageWord } from '#shared/website/page-words.ts';
import { callQuery } from '#web/api/call-query.ts';
import { Button } from '#web/ui/button.tsx';
import { pageOfKey } from './word-calls.ts';

interface WordHistoryProps {
  word: PageWord;
  onTake: (language: Language, text: string) => void;
  /** As people read it. */
  shown?: (text: string) => string;
}

/** Who changed this text, and what it was: an earlier one is taken into the form. */
export function WordHistory({ word, onTake, shown }: WordHistoryProps) {
  const { data = [] } = useQuery(callQuery('listPageWordEdits', { params: { page: pageOfKey(word.key) } }));
  const edits = data.filter(({ key }) => key === word.key);
  if (edits.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-teal">
        History ({edits.length})
      </summary>
      <ol>
        {edits.map(({ id, at, actor, language, text }) => (
          <li key={id + language} className="border-t border-line py-2">
            <p className="text-sm text-ink-soft">
              {formatMoment(at)}, {actor}
            </p>
            <p lang={language} className="wrap-anywhere whitespace-pre-line">
              {text === null ? 'Back to the start' : (shown?.(text) ?? text)}
            </p>
            <Button variant="quiet" onClick={() => onTake(language, text ?? word.start[language])}>
              Take this {word.kind === 'entries' ? 'order' : 'text'}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
