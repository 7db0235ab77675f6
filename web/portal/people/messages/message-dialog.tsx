import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#shared/kit/languages.ts';
import {
  fillMessage,
  longestMessage,
  type Message,
  type MessageChannel,
  type MessageInput,
  messageFields,
  messageTemplates,
  templateNames,
} from '#shared/people/messages.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { collegeQuery } from '#web/portal/website/college/college-calls.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextareaField } from '#web/ui/fields.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { MessageReaders } from './message-readers.tsx';

interface MessageDialogProps {
  /** As the call takes them; read when the message is prepared. */
  findReaders: () => Promise<Pick<MessageInput, 'readers' | 'selection'>>;
  /** '10 students' */
  counted: string;
  /** The name of one of them, if it is on the screen. */
  name?: string | undefined;
  /** Whether any of them may have an email address. */
  hasEmail: boolean;
  onClose: () => void;
}

const languageChoices = { own: 'Each reader’s own', en: 'English', te: 'తెలుగు (Telugu)' } as const;
const ready = templateNames.map((value) => ({ value, label: messageTemplates[value].label }));

/** A text for chosen people, which is kept for each of them, and then opened in WhatsApp one after the other, or sent by email. */
export function MessageDialog({ findReaders, counted, name, hasEmail, onClose }: MessageDialogProps) {
  const [texts, setTexts] = useState({ text: '', textTe: '' });
  const [language, setLanguage] = useState<keyof typeof languageChoices>('own');
  const [channel, setChannel] = useState<MessageChannel>('whatsapp');
  const [made, setMade] = useState<Message>();
  const { data: settings } = useQuery(collegeSettingsQuery);
  const { run, isBusy, fields, sentence } = useSaving();
  const prepare = () => {
    const own = language === 'own' ? {} : { language };
    void run(async () => {
      const body = { ...(await findReaders()), ...texts, ...own, channel };
      setMade(await callApi('createMessage', { body }));
    });
  };
  const field = (name: keyof typeof texts) => ({
    maxLength: longestMessage,
    value: texts[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  const title = `Message to ${counted}`;
  if (made) {
    return (
      <Modal title={title} onClose={onClose}>
        <MessageReaders message={made} onClose={onClose} />
      </Modal>
    );
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      className="grid gap-4"
      onSubmit={prepare}
      submit={`${channel === 'email' ? 'Send to' : 'Prepare for'} ${counted}`}
      isBusy={isBusy}
      refusal={fields.text || fields.textTe ? undefined : sentence}
    >
      <TextareaField
        {...field('text')}
        label="Text"
        hint="{name} is the reader’s name, {college} that of the college."
        required
      />
      <TextareaField {...field('textTe')} label="Text in Telugu" lang="te" />
      <SelectField
        label="Ready text"
        placeholder="None"
        options={ready}
        value=""
        onChange={({ target }) => {
          const name = templateNames.find((template) => template === target.value);
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
      {hasEmail && settings?.sendsMail && (
        <RadioField
          label="By"
          name="channel"
          choices={messageFields.channel.choiceLabels}
          value={channel}
          onChange={setChannel}
        />
      )}
      <Preview name={name} texts={{ en: texts.text, te: texts.textTe }} />
    </FormDialog>
  );
}

interface PreviewProps {
  name: string | undefined;
  texts: Readonly<Record<Language, string>>;
}

/** As one of the chosen people would read it. */
function Preview({ name = '{name}', texts }: PreviewProps) {
  const { data: college } = useQuery(collegeQuery);
  const shown = (['en', 'te'] as const).filter((language) => texts[language].trim());
  if (!college || shown.length === 0) return null;
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
