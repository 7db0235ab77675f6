import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import {
  fillMessage,
  longestMessage,
  type Message,
  messageTemplates,
  templateNames,
} from '#shared/people/messages.ts';
import type { Language } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { type ChosenStudents, countedStudents } from '#web/portal/people/students/chosen-students.ts';
import { collegeQuery } from '#web/portal/website/college/college-calls.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextareaField } from '#web/ui/fields.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { MessageReaders } from './message-readers.tsx';

interface MessageDialogProps {
  chosen: ChosenStudents;
  onClose: () => void;
}

const languageChoices = { own: 'Each reader’s own', en: 'English', te: 'తెలుగు (Telugu)' } as const;
const ready = templateNames.map((value) => ({ value, label: messageTemplates[value].label }));

/** A text for the chosen students, which is kept for each of them, and then opened in WhatsApp one after the other. */
export function MessageDialog({ chosen: { selection, count }, onClose }: MessageDialogProps) {
  const [texts, setTexts] = useState({ text: '', textTe: '' });
  const [language, setLanguage] = useState<keyof typeof languageChoices>('own');
  const [made, setMade] = useState<Message>();
  const { run, isBusy, fields, sentence } = useSaving();
  const prepare = (event: SubmitEvent) => {
    event.preventDefault();
    const own = language === 'own' ? {} : { language };
    void run(async () =>
      setMade(await callApi('createMessage', { body: { selection, ...texts, ...own, channel: 'whatsapp' } })),
    );
  };
  const title = `Message to ${countedStudents(count)}`;
  if (made) {
    return (
      <Modal title={title} onClose={onClose}>
        <MessageReaders message={made} onClose={onClose} />
      </Modal>
    );
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form noValidate onSubmit={prepare} className="grid gap-4">
        <TextareaField
          label="Text"
          hint="{name} is the reader’s name, {college} that of the college."
          required
          maxLength={longestMessage}
          value={texts.text}
          error={fields.text}
          onChange={(event) => setTexts({ ...texts, text: event.target.value })}
        />
        <TextareaField
          label="Text in Telugu"
          lang="te"
          maxLength={longestMessage}
          value={texts.textTe}
          error={fields.textTe}
          onChange={(event) => setTexts({ ...texts, textTe: event.target.value })}
        />
        <SelectField
          label="Ready text"
          placeholder="None"
          options={ready}
          value=""
          onChange={({ target }) => {
            const name = templateNames.find((one) => one === target.value);
            if (name) setTexts({ text: messageTemplates[name].en, textTe: messageTemplates[name].te });
          }}
        />
        {texts.textTe.trim() && (
          <RadioField
            label="Language"
            name="language"
            choices={languageChoices}
            value={language}
            onChange={setLanguage}
          />
        )}
        <Preview selection={selection} texts={{ en: texts.text, te: texts.textTe }} />
        <FormEnd refusal={fields.text || fields.textTe ? undefined : sentence}>
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Prepare for {countedStudents(count)}
          </SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}

interface PreviewProps {
  selection: ChosenStudents['selection'];
  texts: Readonly<Record<Language, string>>;
}

/** As one of the chosen students would read it. */
function Preview({ selection, texts }: PreviewProps) {
  const { data: college } = useQuery(collegeQuery);
  const { data: name } = useQuery({
    queryKey: ['students', 'a reader', selection],
    queryFn: async ({ signal }) => {
      const [id = ''] = 'ids' in selection ? selection.ids : [];
      if (id) return fullName(await callApi('findStudent', { signal, params: { id }, query: {} }));
      const query = { ...('filter' in selection && selection.filter), page: 1, pageSize: 1 };
      const [first] = await callApi('listStudents', { signal, query });
      return first && fullName(first);
    },
  });
  const shown = (['en', 'te'] as const).filter((language) => texts[language].trim());
  if (!name || !college || shown.length === 0) return null;
  return (
    <section aria-label="Preview" className="rounded-sm bg-sand px-3 py-2">
      <h3 className="text-sm font-medium">{name} reads</h3>
      {shown.map((language) => (
        <p key={language} lang={language} className="mt-1 whitespace-pre-line wrap-anywhere">
          {fillMessage(texts[language].trim(), {
            name,
            college: language === 'te' ? college.nameTe : college.name,
          })}
        </p>
      ))}
    </section>
  );
}
