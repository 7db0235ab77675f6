import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/kit/languages.ts';
import type { PageWord, PageWordChange } from '#shared/website/page-words.ts';
import { isTranslated } from '#shared/website/word-texts.ts';
import { callQuery } from '#web/api/call-query.ts';
import { CallError } from '#web/api/calls.ts';
import { Form, FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { PictureField } from '#web/portal/website/publications/picture-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { pageOfKey, publishWords } from './word-calls.ts';
import { WordField } from './word-field.tsx';
import { WordHistory } from './word-history.tsx';

interface WordFormProps {
  word: PageWord;
  /** The picture that the text describes. */
  picture: PageWord | undefined;
  onTyped: (language: Language, text: string) => void;
  onPublished: () => void;
  onClose: () => void;
}

const fields = [
  ['en', 'English'],
  ['te', 'Telugu'],
] as const;

const kinds = {
  line: 'Line',
  paragraph: 'Paragraph',
  list: 'List, an entry per line',
  link: 'Text of a link',
  picture: 'Picture',
  entries: 'Order',
  address: 'Address of a page: it begins with / or https://',
  day: 'Day',
  time: 'Time, such as 17:00',
} as const;

function hintOf({ changedSince, isDraft }: PageWord): string | undefined {
  if (changedSince) return 'The English text has changed since this was translated.';
  return isDraft ? 'A draft: no Telugu speaker has read it yet.' : undefined;
}

/** A text in both languages. Each is published by itself: what is not changed here is not published. */
export function WordForm({ word, picture, onTyped, onPublished, onClose }: WordFormProps) {
  const { key, kind, limit } = word;
  const [before] = useState(word);
  /** Its user was told of a later change, which is shown below: what is published then is written over it. */
  const [isTold, setTold] = useState(false);
  const [typed, setTyped] = useState({ en: word.en, te: word.te });
  const { data } = useQuery(callQuery('listWordsPages'));
  const saving = useSaving();
  const asked = fields.filter(([language]) => language === 'en' || isTranslated(kind));
  const changed = asked.map(([language]) => language).filter((one) => typed[one] !== before[one]);
  /** null: that of the start. */
  const [photo, setPhoto] = useState(picture?.picture ?? null);
  const isOther = (photo?.id ?? null) !== (picture?.picture?.id ?? null);
  const isChanged = changed.length > 0 || isOther;
  const guard = useUnsavedGuard(isChanged, onClose);
  // Chosen in the page, which on a phone stands below the form.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>('textarea, input:not([type=file])');
    first?.focus();
    if (first?.type === 'textarea') first.setSelectionRange(first.value.length, first.value.length);
  }, []);
  /** Where the next figure goes: at the cursor of the field that was last typed into. */
  const current = useRef<Language>('en');
  const field = useRef<HTMLTextAreaElement | HTMLInputElement>(null);

  const type = (language: Language, text: string) => {
    current.current = language;
    setTyped({ ...typed, [language]: text });
    onTyped(language, text);
  };
  /** The start text is published as it is: from then on it is the college's own. */
  const approve = () => publish([{ key, language: 'te', text: word.start.te }]);
  const submit = () => {
    void publish([
      ...changed.map((language) => ({
        key,
        language,
        text: typed[language] === word.start[language] ? null : typed[language],
      })),
      ...(picture && isOther ? [{ key: picture.key, language: 'en', text: photo?.id ?? null } as const] : []),
    ]);
  };
  const publish = async (changes: PageWordChange[]) => {
    const { version } = isTold ? word : before;
    const isDone = await saving.run(async () => {
      try {
        await publishWords(pageOfKey(key), changes, version);
      } catch (error) {
        if (error instanceof CallError && error.status === 412) setTold(true);
        throw error;
      }
    }, 'Published');
    if (!isDone) return refreshRecords();
    guard.release();
    onPublished();
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <p className="mb-3 text-sm text-ink-soft">
        {kinds[kind]}
        {isTranslated(kind) && `, at most ${limit} characters${kind === 'list' ? ' an entry' : ''}`}.
      </p>
      <div className="grid gap-4">
        {picture && (
          <div>
            <PictureField
              label="Picture"
              picture={photo}
              error={saving.fields[`${picture.key} en`]}
              isRequired
              onChange={setPhoto}
            />
            {photo && picture.start.en && (
              <Button variant="quiet" onClick={() => setPhoto(null)}>
                Back to the start picture
              </Button>
            )}
          </div>
        )}
        {asked.map(([language, label]) => (
          <div key={language}>
            <WordField
              kind={kind}
              label={isTranslated(kind) ? label : 'In both languages'}
              lang={language}
              required
              rows={kind === 'list' ? 8 : word[language].length > 90 ? 5 : 2}
              value={typed[language]}
              error={saving.fields[`${key} ${language}`]}
              hint={language === 'te' && hintOf(word)}
              onFocus={({ currentTarget }) => {
                current.current = language;
                field.current = currentTarget;
              }}
              onType={(text) => type(language, text)}
            />
            {word.start[language] !== '' && typed[language] !== word.start[language] && (
              <Button variant="quiet" onClick={() => type(language, word.start[language])}>
                Back to the start
              </Button>
            )}
            {language === 'te' && word.isDraft && !isChanged && (
              <Button variant="quiet" isBusy={saving.isBusy} onClick={() => void approve()}>
                A Telugu speaker has read it
              </Button>
            )}
            {before[language] !== word[language] && (
              <p className="mt-1 text-sm">It now reads: ‘{word[language]}’</p>
            )}
          </div>
        ))}
        <SelectField
          label="Put in a figure"
          value=""
          placeholder="Choose a figure"
          options={(data?.figures ?? []).map(({ name, value }) => ({
            value: name,
            label: `${name}: ${value}`,
          }))}
          onChange={({ target }) => {
            const text = typed[current.current];
            const at = field.current?.selectionEnd ?? text.length;
            const before = text.slice(0, at).replace(/\S$/, '$& ');
            type(current.current, `${before}{${target.value}}${text.slice(at)}`);
          }}
        />
      </div>
      <FormEnd refusal={saving.sentence}>
        <SubmitButtons onCancel={guard.ask} isBusy={saving.isBusy} disabled={!isChanged}>
          Publish
        </SubmitButtons>
      </FormEnd>
      <WordHistory word={word} onTake={type} />
      <DiscardQuestion guard={guard} />
    </Form>
  );
}
