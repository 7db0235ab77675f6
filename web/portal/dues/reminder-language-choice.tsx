import { type ReminderLanguage, reminderLanguages } from '#shared/dues.ts';

const languageLabels: Readonly<Record<ReminderLanguage, string>> = { en: 'English', te: 'తెలుగు (Telugu)' };

interface ReminderLanguageChoiceProps {
  value: ReminderLanguage;
  onChange: (language: ReminderLanguage) => void;
}

export function ReminderLanguageChoice({ value, onChange }: ReminderLanguageChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Language</legend>
      <div className="flex flex-wrap gap-x-6">
        {reminderLanguages.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="language"
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="size-5 accent-teal"
            />
            {languageLabels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
