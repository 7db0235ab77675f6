import { charactersOf } from '#shared/kit/text/characters.ts';
import { statementLimit as limit } from '#shared/website/forms/scholarship.ts';
import { useWords } from '#web/site/parts/page-context.ts';

const plain = /^[\x20-\x7e\n\t]*$/;

/** As a reader counts, and as the form's rule does: trimmed, a Telugu letter or an emoji is one. */
function countCharacters(text: string): number {
  const counted = text.replace(/\r\n?/g, '\n').trim();
  return plain.test(counted) ? counted.length : [...charactersOf(counted)].length;
}

const spokenFrom = 50; // characters left
const spokenEvery = 10;

/**
 * The count is updated while the visitor types, but announced only near the limit, so that a screen reader is not
 * interrupted at each letter.
 */
export function StatementCount({ statement }: { statement: string }) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  const count = countCharacters(statement);
  const text = words.statementCount.replace('{count}', String(count)).replace('{limit}', String(limit));
  const isSpoken = limit - count <= spokenFrom && (count % spokenEvery === 0 || count > limit);
  return (
    <>
      <span
        data-over={count > limit ? '' : undefined}
        className="tabular block data-over:font-semibold data-over:text-madder"
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {isSpoken && text}
      </span>
    </>
  );
}
