import type { FocusEvent, ReactNode } from 'react';
import type { Language } from '#shared/kit/languages.ts';
import type { WordKind } from '#shared/website/word-texts.ts';
import { TextareaField, TextField } from '#web/ui/fields.tsx';

interface WordFieldProps {
  kind: WordKind;
  label: string;
  lang: Language;
  rows: number;
  required: boolean;
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  onFocus?: (event: FocusEvent<HTMLTextAreaElement | HTMLInputElement>) => void;
  onType: (text: string) => void;
}

/** What a text of a page is typed into. */
export function WordField({ kind, rows, onType, ...props }: WordFieldProps) {
  const given = { ...props, onChange: ({ target }: { target: { value: string } }) => onType(target.value) };
  if (kind === 'day' || kind === 'time')
    return <TextField type={kind === 'day' ? 'date' : 'time'} {...given} />;
  return <TextareaField rows={rows} {...given} />;
}
