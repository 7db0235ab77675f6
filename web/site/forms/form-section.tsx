import type { ReactNode } from 'react';
import { buttonClass } from '#web/site/parts/button-link.tsx';
import { FormAlert } from './form-field.tsx';
import { FormNeedsScript } from './form-needs-script.tsx';

interface FormSectionProps {
  /** Of the form: its script looks for it, and its fields are named after it. */
  id: string;
  heading: string;
  intro: string;
  submit: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that goes out by WhatsApp, beside what it is for. */
export function FormSection({ id, heading, intro, submit, children }: FormSectionProps) {
  return (
    <section className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id={`${id}-heading`} className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-text">{intro}</p>
      </div>
      {/* method: without a script nothing of what is typed may leave for the address bar. */}
      <form
        id={id}
        method="dialog"
        aria-labelledby={`${id}-heading`}
        className="rounded-lg border border-line bg-white p-5 sm:p-8"
      >
        <div className="grid gap-5 sm:grid-cols-2">{children}</div>
        <button
          type="submit"
          className={buttonClass('primary', 'mt-6 w-full without-script:hidden sm:w-auto')}
        >
          {submit}
        </button>
        <FormAlert />
        <FormNeedsScript />
      </form>
    </section>
  );
}
