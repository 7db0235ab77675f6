import { withoutBreaks } from '#shared/kit/format.ts';
import { phonePieces } from '#shared/kit/phones/phones-in-text.ts';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { otherLanguage } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** Plain answers to what parents ask first, each with its year and source. */
export function Answers() {
  const { answers } = useWords('admissions');
  const { facts, language } = usePage();
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {answers.items.map(({ name, q }) => (
        <div key={name} className="border-t border-line pt-4">
          <dt className="text-lg font-semibold">{q}</dt>
          <dd className="mt-2">
            <p lang={otherLanguage(facts[name].text, language)} className="wrap-anywhere">
              <CallableText text={facts[name].text} />
            </p>
            <FactProof fact={facts[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text of the office: its phone numbers are called with one tap and, like its amounts, stay on one line. */
function CallableText({ text }: { text: string }) {
  return phonePieces(text).map(({ at, text: words, link }) =>
    link ? (
      <a key={at} href={link} className="whitespace-nowrap text-teal underline underline-offset-4">
        {words}
      </a>
    ) : (
      withoutBreaks(words)
    ),
  );
}
