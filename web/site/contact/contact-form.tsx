import { useEffect, useRef, useState } from 'react';
import {
  type ContactOption,
  contactMessage,
  contactOptions,
  contactSchema,
} from '#shared/website/forms/contact-message.ts';
import { CallBackTick } from '#web/site/forms/call-back-tick.tsx';
import { ChatForm } from '#web/site/forms/chat-form.tsx';
import { useChatForm } from '#web/site/forms/use-chat-form.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';

const custom: ContactOption = 'custom';

/** The message form of product §2.4: the entries go out by WhatsApp, and are kept only with the visitor's tick. */
export function ContactForm({ headingId, number }: { headingId: string; number: string }) {
  const { contactForm: words, contactOptionNames } = useWords('contact');
  const checked = useChatForm({
    form: 'contact',
    labels: words.fields,
    schema: contactSchema,
    number,
    messageOf: contactMessage,
    toKeep: (values) =>
      values.callBack && {
        kind: 'contact',
        name: values.name,
        email: values.email,
        phone: values.phone,
        topic: values.option === 'custom' ? values.customOption : values.option,
        text: values.description,
      },
  });
  const option = useRef<HTMLSelectElement>(null);
  const [isCustom, setCustom] = useState(false);
  const readOption = () => setCustom(option.current?.value === custom);
  // The visitor may have chosen an option before hydration, or the browser may have restored it.
  useEffect(readOption, []);
  return (
    <ChatForm checked={checked} headingId={headingId} submit={words.submit}>
      <TextField {...checked.field('name')} required autoComplete="name" />
      <SelectField
        {...checked.field('option')}
        ref={option}
        required
        placeholder={words.choose}
        options={contactOptions.map((value) => ({ value, label: contactOptionNames[value] }))}
        autoComplete="off"
        onInput={readOption}
        onChange={readOption}
      />
      <TextField
        {...checked.field('customOption')}
        required={isCustom}
        isHidden={!isCustom}
        className="sm:col-span-2"
      />
      <TextField {...checked.field('email')} required type="email" autoComplete="email" />
      <TextField {...checked.field('phone')} required type="tel" autoComplete="tel" />
      <TextareaField {...checked.field('description')} required rows={4} className="sm:col-span-2" />
      <CallBackTick className="sm:col-span-2" />
    </ChatForm>
  );
}
