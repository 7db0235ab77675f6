import type { ReminderLanguage } from '#shared/money/dues.ts';
import { RadioField } from '#web/ui/radio-field.tsx';

const languages: Readonly<Record<ReminderLanguage, string>> = { en: 'English', te: 'తెలుగు (Telugu)' };

interface ReminderLanguageChoiceProps {
  value: ReminderLanguage;
  onChange: (language: ReminderLanguage) => void;
}

export function ReminderLanguageChoice(props: ReminderLanguageChoiceProps) {
  return <RadioField label="Language" name="language" choices={languages} {...props} />;
}
