import type { ReactNode } from 'react';

interface TitleAndDetailsProps {
  title: ReactNode;
  /** Those that there are stand in one line, with dots between. */
  details: readonly (string | null | undefined)[];
}

/** A class or an examination on the first screens of teachers and students. */
export function TitleAndDetails({ title, details }: TitleAndDetailsProps) {
  return (
    <>
      <span className="block text-lg leading-tight font-semibold">{title}</span>
      <span className="text-ink-soft">{details.filter(Boolean).join('\u00a0· ')}</span>
    </>
  );
}
