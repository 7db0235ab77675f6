import type { ReactNode } from 'react';

interface FormSectionProps {
  /** Id of the heading, which names the form. */
  headingId: string;
  heading: string;
  intro: string;
  /** The form. */
  children: ReactNode;
}

/** A section with an introduction and a form. */
export function FormSection({ headingId, heading, intro, children }: FormSectionProps) {
  return (
    <section className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id={headingId} className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-text">{intro}</p>
      </div>
      {children}
    </section>
  );
}
