import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import { languageOf } from '#shared/kit/languages.ts';
import type { Verification } from '#shared/office/papers/certificates.ts';
import { plainDocumentCode, verifiedLabels } from '#shared/office/papers/document-kinds.ts';
import { routes } from '#shared/routes.ts';
import { useWords, type Words } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

const languageHere = () => languageOf(location.pathname).language;

interface Answer {
  sentence: string;
  isGood: boolean;
  found?: Verification;
}

async function ask(code: string, words: Words['verify']['verify']): Promise<Answer> {
  try {
    const response = await fetch(`/api/verifications/${code}`);
    if (response.status === 404) return { sentence: words.unknown, isGood: false };
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: string };
      return { sentence: error ?? words.failed, isGood: false };
    }
    const found = (await response.json()) as Verification; // the server has checked it against its schema
    const { withdrawnOn, cancelKind } = found;
    if (!withdrawnOn) return { sentence: words.valid, isGood: true, found };
    const why = cancelKind ? words.cancelled[cancelKind] : words.withdrawn;
    return {
      sentence: why.replace('{date}', formatDate(withdrawnOn, datesIn[languageHere()])),
      isGood: false,
      found,
    };
  } catch (error) {
    console.warn('The document could not be checked', error);
    return { sentence: words.failed, isGood: false };
  }
}

/** The code comes with the address (`/verify/{code}`), or is typed. */
export function VerifyForm({ college }: { college: string }) {
  const { verify: words } = useWords('verify');
  // Its value is in no state: the visitor may have typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const [, given = ''] = location.pathname.split(`${routes.verify}/`);
    const known = plainDocumentCode(given);
    if (known) void ask(known, words).then(setAnswer);
  }, [words]);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = plainDocumentCode(field.current?.value ?? '');
    setMissing(!typed);
    if (!typed) return setAnswer(undefined);
    const [before] = location.pathname.split(routes.verify);
    history.replaceState(null, '', `${before}${routes.verify}/${typed}`);
    void ask(typed, words).then(setAnswer);
  };
  return (
    <>
      <div role="status" className="mt-6">
        {answer && <AnswerText {...answer} college={college} />}
      </div>
      <form
        noValidate
        onSubmit={check}
        className="mt-6 flex flex-wrap items-end gap-3 has-[[aria-invalid=true]]:items-center"
      >
        <TextField
          label={words.label}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 flex-1 basis-60"
          ref={field}
          error={isMissing ? words.missing : undefined}
        />
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </form>
    </>
  );
}

function AnswerText({ sentence, isGood, found, college }: Answer & { college: string }) {
  const { verify: words } = useWords('verify');
  const facts = found && [
    [words.facts.college, college],
    [words.facts.kind, verifiedLabels[found.kind]],
    [words.facts.serial, found.serial],
    [words.facts.issuedOn, formatDate(found.issuedOn, datesIn[languageHere()])],
    [words.facts.holder, found.holder],
  ];
  return (
    <>
      <p className={`rounded-sm px-4 py-3 font-semibold ${isGood ? 'bg-sea-pale' : 'bg-madder-pale'}`}>
        {sentence}
      </p>
      {facts && (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
