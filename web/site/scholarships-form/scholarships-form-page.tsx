import type { ReactNode } from 'react';
import { scholarshipForm as words } from '#content/en/scholarship-form.ts';
import { scholarship } from '#content/facts.ts';
import { routes } from '#shared/routes.ts';
import { FormAlert, FormField, FormFile, FormTextarea } from '#web/site/forms/form-field.tsx';
import { FormNeedsScript } from '#web/site/forms/form-needs-script.tsx';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { buttonClass } from '#web/site/parts/button-link.tsx';

const formId = 'scholarship';
const { fields, help } = words;
const pdf = '.pdf,application/pdf';

export function ScholarshipsFormPage() {
  return (
    <>
      <PageHeader path={routes.scholarshipsForm} title={words.title} lead={words.intro}>
        <a
          href={words.conditions.url}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {words.conditions.label}
        </a>
      </PageHeader>
      {/* method: without a script nothing of what is typed may leave for the address bar. */}
      <form
        method="dialog"
        data-scholarship-form
        aria-label={words.title}
        className="page-width pb-16 md:pb-28"
      >
        <Part heading={words.personalHeading}>
          {/* Those with a hint stand beside each other, so that every row of boxes is level. */}
          <FormField formId={formId} name="fullName" label={fields.fullName} autoComplete="name" />
          <FormField formId={formId} name="email" label={fields.email} type="email" autoComplete="email" />
          <FormField
            formId={formId}
            name="phone"
            label={fields.phone}
            hint={help.phone}
            type="tel"
            autoComplete="tel-national"
          />
          <FormField
            formId={formId}
            name="academicPercentage"
            label={fields.academicPercentage}
            hint={help.academicPercentage}
            type="number"
            inputMode="decimal"
            min={scholarship.minimumPercent}
            max={scholarship.maximumPercent}
            step={scholarship.percentStep}
          />
          <FormField
            formId={formId}
            name="enrollmentNumber"
            label={fields.enrollmentNumber}
            autoComplete="off"
            className="sm:col-span-2"
          />
        </Part>
        <Part heading={words.statementHeading}>
          <FormTextarea
            formId={formId}
            name="personalStatement"
            label={fields.personalStatement}
            hint={help.personalStatement}
            note={<StatementCount />}
            rows={7}
            className="sm:col-span-2"
          />
          <FormTextarea
            formId={formId}
            name="communityInvolvement"
            label={fields.communityInvolvement}
            rows={5}
            className="sm:col-span-2"
          />
        </Part>
        <Part heading={words.documentsHeading} text={help.documents}>
          {(['incomeCertificate', 'recommendationLetter', 'academicTranscript'] as const).map((name) => (
            <FormFile
              key={name}
              formId={formId}
              name={name}
              label={fields[name]}
              accept={pdf}
              className="sm:col-span-2"
            />
          ))}
        </Part>
        <Part heading={words.handInHeading}>
          <div className="sm:col-span-2">
            <p className="max-w-text">{words.handIn}</p>
            <div className="mt-5 flex flex-wrap gap-3 without-script:hidden">
              <button type="submit" className={buttonClass('outline', 'max-xs:w-full')}>
                {words.submit}
              </button>
              <button
                type="submit"
                name="way"
                value="whatsapp"
                className={buttonClass('primary', 'max-xs:w-full')}
              >
                <BrandIcon name="whatsapp" className="size-5" />
                {words.whatsApp}
              </button>
            </div>
            <p
              role="status"
              data-success
              className="mt-4 rounded-sm bg-teal px-4 py-3 text-lg font-semibold text-white empty:hidden"
            />
            <FormAlert />
            <FormNeedsScript />
          </div>
        </Part>
      </form>
    </>
  );
}

/** A heading at the side, its fields beside it. */
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

/** Counted while typing; spoken only near the limit, so that a screen reader is not interrupted at each letter. */
function StatementCount() {
  const nothingYet = words.statementCount
    .replace('{count}', '0')
    .replace('{limit}', String(scholarship.statementLimit));
  return (
    <>
      <span data-statement-count className="tabular data-over:font-semibold data-over:text-madder">
        {nothingYet}
      </span>
      <span role="status" data-statement-spoken className="sr-only" />
    </>
  );
}
