import { useState } from 'react';
import type { Language } from '#shared/kit/languages.ts';
import type { PageWord } from '#shared/website/page-words.ts';
import { idsOf, isTranslated } from '#shared/website/word-texts.ts';
import { Form, FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { PictureField } from '#web/portal/website/publications/picture-field.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { entryName, pageOfKey, publishWords } from './word-calls.ts';
import { WordField } from './word-field.tsx';

interface EntryFormProps {
  list: PageWord;
  words: readonly PageWord[];
  onPublished: () => void;
  onClose: () => void;
}

const labels: Readonly<Record<string, string>> = {
  q: 'Question',
  a: 'Answer',
  by: 'Who says it',
  alt: 'What the picture shows',
  items: 'Points, one a line',
  applyBy: 'Apply by',
  date: 'Day',
};
/** 'image.alt' → 'What the picture shows' */
function labelOf(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return labels[last] ?? last.charAt(0).toUpperCase() + last.slice(1);
}

/** A new entry of a list in both languages; its Telugu may follow later. */
export function EntryForm({ list, words, onPublished, onClose }: EntryFormProps) {
  const { key, en: order, version, asks = [] } = list;
  /** A name that no other entry has. */
  const [id] = useState(() => `n${Math.random().toString(36).slice(2, 12)}`);
  const [place, setPlace] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [photos, setPhotos] = useState<Readonly<Record<string, PageWord['picture']>>>({});
  const saving = useSaving();
  const guard = useUnsavedGuard(Object.keys(typed).length > 0, onClose);
  const fieldOf = (name: string, language: Language) => `${key}.${id}.${name} ${language}`;

  const submit = async () => {
    const lines = order.split('\n').filter(Boolean);
    const at = place === '' ? lines.length : lines.findIndex((line) => line.replace('-', '') === place);
    const texts = asks.flatMap(({ name }) =>
      (['en', 'te'] as const).flatMap((language) => {
        const text = typed[fieldOf(name, language)];
        return text ? [{ key: `${key}.${id}.${name}`, language, text }] : [];
      }),
    );
    const ordered = { key, language: 'en', text: lines.toSpliced(at, 0, id).join('\n') } as const;
    const isDone = await saving.run(
      () => publishWords(pageOfKey(key), [ordered, ...texts], version),
      'Published',
    );
    if (!isDone) return;
    guard.release();
    onPublished();
  };

  return (
    <Form onSubmit={submit}>
      <div className="grid gap-4">
        {asks.map(({ name, kind, limit }) => {
          if (kind === 'picture')
            return (
              <PictureField
                key={name}
                label="Picture"
                picture={photos[name] ?? null}
                error={saving.fields[fieldOf(name, 'en')]}
                isRequired
                onChange={(picture) => {
                  setPhotos({ ...photos, [name]: picture });
                  setTyped({ ...typed, [fieldOf(name, 'en')]: picture?.id ?? '' });
                }}
              />
            );
          return (isTranslated(kind) ? (['en', 'te'] as const) : (['en'] as const)).map((language) => {
            const field = fieldOf(name, language);
            return (
              <WordField
                key={field}
                kind={kind}
                lang={language}
                rows={limit > 200 ? 4 : 2}
                label={language === 'te' ? `${labelOf(name)} in Telugu` : labelOf(name)}
                required={language === 'en'}
                value={typed[field] ?? ''}
                error={saving.fields[field]}
                onType={(text) => setTyped({ ...typed, [field]: text })}
              />
            );
          });
        })}
        <SelectField
          label="Place"
          required
          value={place}
          placeholder="At the end"
          options={idsOf(order).map((entry) => ({
            value: entry.id,
            label: `Before ‘${entryName(words, key, entry.id)}’`,
          }))}
          onChange={({ target }) => setPlace(target.value)}
        />
      </div>
      <FormEnd refusal={saving.sentence}>
        <SubmitButtons onCancel={guard.ask} isBusy={saving.isBusy}>
          Publish
        </SubmitButtons>
      </FormEnd>
      <DiscardQuestion guard={guard} />
    </Form>
  );
}
