import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import {
  scholarshipMessage,
  scholarshipPercent,
  scholarshipSchema,
  scholarshipSummary,
} from '#shared/website/forms/scholarship.ts';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { openChat } from '#web/site/forms/use-chat-form.tsx';
import { useCheckedForm } from '#web/site/forms/use-checked-form.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import { StatementCount } from './statement-count.tsx';
import { useConfirmation } from './use-confirmation.ts';

const documents = ['incomeCertificate', 'recommendationLetter', 'academicTranscript'] as const;
const wide = 'sm:col-span-2';

/** Two submit buttons with the same check: Submit stores nothing, WhatsApp opens the chat (product §7). */
export function ScholarshipForm({ number }: { number: string }) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  const { help } = words;
  const phrase = usePhrases('scholarship');
  const statement = useRef<HTMLTextAreaElement>(null);
  const [stated, setStated] = useState('');
  const readStatement = () => setStated(statement.current?.value ?? '');
  // The visitor may have typed before hydration.
  useEffect(readStatement, []);

  const { form, attributes, field, alert, say, fail } = useCheckedForm({
    schema: scholarshipSchema,
    labels: words.fields,
    phrase,
    onValid: (values) => {
      const chat = whatsappLink(number, scholarshipMessage(values, phrase));
      if (values.way === 'whatsapp') return openChat(chat, fail, () => say(words.opened));
      // product §7 has the data logged; personal data has no place in a console, so it is a summary.
      console.info('Scholarship form checked', scholarshipSummary(values));
      confirmation.show();
      say(<NotSent chat={chat} onFollowed={() => say(words.opened)} />);
    },
  });
  const confirmation = useConfirmation(() => {
    form.current?.reset();
    readStatement();
  });

  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        confirmation.hide();
        attributes.onSubmit(event);
      }}
      onInput={(event) => {
        confirmation.keepForm();
        attributes.onInput(event);
      }}
      aria-label={words.title}
      className="page-width pb-16 md:pb-28"
    >
      <PersonalPart field={field} />
      <Part heading={words.statementHeading}>
        <TextareaField
          {...field('personalStatement')}
          ref={statement}
          required
          hint={
            <>
              {help.personalStatement}
              <StatementCount statement={stated} />
            </>
          }
          rows={7}
          className={wide}
          onInput={readStatement}
        />
        <TextareaField
          {...field('communityInvolvement')}
          required
          hint={help.communityInvolvement}
          rows={5}
          className={wide}
        />
      </Part>
      <DocumentsPart field={field} />
      <HandInPart isSuccessShown={confirmation.isShown} alert={alert} />
    </form>
  );
}

/** The properties of a field by its name. */
type PartField<Name> = (name: Name) => { name: string; label: string; error: string | undefined };
type PersonalField = 'fullName' | 'email' | 'phone' | 'academicPercentage' | 'enrollmentNumber';

function PersonalPart({ field }: { field: PartField<PersonalField> }) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  const { help } = words;
  return (
    <Part heading={words.personalHeading}>
      {/* Fields with a hint share a row, so that the inputs of each row are aligned. */}
      <TextField {...field('fullName')} required autoComplete="name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} required hint={help.phone} type="tel" autoComplete="tel-national" />
      <TextField
        {...field('academicPercentage')}
        required
        hint={help.academicPercentage}
        type="number"
        inputMode="decimal"
        min={scholarshipPercent.least}
        max={scholarshipPercent.most}
        step={scholarshipPercent.step}
      />
      <TextField {...field('enrollmentNumber')} required autoComplete="off" className={wide} />
    </Part>
  );
}

function DocumentsPart({ field }: { field: PartField<(typeof documents)[number]> }) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  const { help } = words;
  return (
    <Part heading={words.documentsHeading} text={help.documents}>
      {documents.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          required
          type="file"
          accept=".pdf,application/pdf"
          className={wide}
        />
      ))}
    </Part>
  );
}

function HandInPart({
  isSuccessShown,
  alert,
}: {
  isSuccessShown: boolean;
  alert: ComponentProps<typeof FormAlert>;
}) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  return (
    <Part heading={words.handInHeading}>
      <div className={wide}>
        <p className="max-w-text">{words.handIn}</p>
        <div className="mt-5 flex flex-wrap gap-3 without-script:hidden">
          <Button type="submit" name="way" value="whatsapp" variant="primary" className="max-xs:w-full">
            <BrandIcon name="whatsapp" className="size-5" />
            {words.whatsApp}
          </Button>
          <Button type="submit" name="way" value="submit" variant="outline" className="max-xs:w-full">
            {words.submit}
          </Button>
        </div>
        <p
          role="status"
          className="mt-4 rounded-sm bg-teal px-4 py-3 text-lg font-semibold text-white empty:hidden"
        >
          {isSuccessShown && words.success}
        </p>
        <FormAlert {...alert} />
        <FormNeedsScript />
      </div>
    </Part>
  );
}

/** What Submit has not done, with the way to do it: the link keeps the entries when the form is emptied. */
function NotSent({ chat, onFollowed }: { chat: string; onFollowed: () => void }) {
  const { scholarshipForm: words } = useWords('scholarshipForm');
  return (
    <>
      <p>{words.notSent}</p>
      <a
        href={chat}
        target="_blank"
        rel="noopener"
        onClick={onFollowed}
        className={buttonClass('primary', 'my-2')}
      >
        <BrandIcon name="whatsapp" className="size-5" />
        {words.whatsApp}
      </a>
    </>
  );
}

/** A group of fields with its heading in a column on the left. */
function Part({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-b border-line py-10 last:border-b-0 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
