import { proposalForm as words } from '#content/en/research-laboratory.ts';
import { buttonClass } from '../frame/button-link.tsx';
import { FormAlert, FormField, FormFile, FormTextarea } from '../frame/form-field.tsx';
import { FormNeedsScript } from '../frame/form-needs-script.tsx';

const formId = 'proposal';

export function ProposalForm() {
  return (
    <section className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="proposal-heading" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-text">{words.intro}</p>
      </div>
      {/* method: without a script nothing of what is typed may leave for the address bar. */}
      <form
        method="dialog"
        data-proposal-form
        aria-labelledby="proposal-heading"
        className="rounded-lg border border-line bg-white p-5 sm:p-8"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField formId={formId} name="name" label={words.fields.name} autoComplete="name" />
          <FormField
            formId={formId}
            name="email"
            label={words.fields.email}
            type="email"
            autoComplete="email"
          />
          <FormField formId={formId} name="topic" label={words.fields.topic} />
          <FormField formId={formId} name="title" label={words.fields.title} />
          <FormTextarea
            formId={formId}
            name="description"
            label={words.fields.description}
            hint={words.descriptionHelp}
            rows={6}
            className="sm:col-span-2"
          />
          <FormFile
            formId={formId}
            name="file"
            label={words.fields.file}
            hint={words.fileHelp}
            accept=".pdf,application/pdf"
            isOptional
            optionalWord={words.optional}
            className="sm:col-span-2"
          />
        </div>
        <button
          type="submit"
          className={buttonClass('primary', 'mt-6 w-full without-script:hidden sm:w-auto')}
        >
          {words.submit}
        </button>
        <FormAlert />
        <FormNeedsScript />
      </form>
    </section>
  );
}
