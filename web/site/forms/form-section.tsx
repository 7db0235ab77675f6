import type { ReactNode } from 'react';

interface FormSectionProps {
  /** The form calls itself after the heading of this id. */
  headingId: string;
  heading: string;
  intro: string;
  /** The form. */
  children: ReactNode;
}

/** A form beside what it is for. */
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
