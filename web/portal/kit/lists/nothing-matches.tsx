import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyList } from './empty-list.tsx';
import { type ListSearch, narrowingOf } from './list-search.ts';

interface NothingMatchesProps {
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  /** Replaces 'No students found.' */
  sentence?: string | undefined;
  search: ListSearch;
  onChange: (change: ListSearch) => void;
}

/** What an empty list says while a search or filters narrow it: it may have rows, so it says nothing about how to add one. */
export function NothingMatches({ noun, sentence, search, onChange }: NothingMatchesProps) {
  const { q } = search;
  const names = narrowingOf(search);
  const hasFilters = names.some((name) => name !== 'q');
  return (
    <EmptyList
      sentence={sentence ?? `No ${noun} found.`}
      hint={
        <>
          <p>
            {say(
              `Nothing matches ${q ? '“{typed}”' : ''}${q && hasFilters ? ' with ' : ''}${hasFilters ? 'these filters' : ''}.`,
              { typed: q ?? '' },
            )}
          </p>
          <Button
            className="mt-3"
            onClick={() => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}
          >
            {say(`Clear ${[q && 'search', hasFilters && 'filters'].filter(Boolean).join(' and ')}`)}
          </Button>
        </>
      }
    />
  );
}
