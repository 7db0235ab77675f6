import { useEffect, useState } from 'react';
import { scholarshipForm as words } from '#content/en/scholarship-form.ts';
import { scholarship } from '#content/facts.ts';
import { countCharacters } from './count-characters.ts';

const limit = scholarship.statementLimit;
const spokenFrom = 50; // characters left
const spokenEvery = 10;

/** Counted while typing; spoken only near the limit, so that a screen reader is not interrupted at each letter. */
export function StatementCount({ statement }: { statement: string }) {
  const [spoken, speak] = useState('');
  const count = countCharacters(statement);
  const text = words.statementCount.replace('{count}', String(count)).replace('{limit}', String(limit));
  useEffect(() => {
    if (limit - count > spokenFrom) speak('');
    else if (count % spokenEvery === 0 || count > limit) speak(text);
  }, [count, text]);
  return (
    <>
      <span
        data-over={count > limit ? '' : undefined}
        className="tabular block data-over:font-semibold data-over:text-madder"
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
