import type { ReactNode } from 'react';

/** With a larger size the longest names would take six lines on a phone. */
export const nameSize = (name: string) => (name.length > 40 ? 'text-lg sm:text-2xl' : 'text-2xl');

interface PersonHeadingProps {
  picture: ReactNode;
  name: string;
  /** Distinguishes two people with the same name: the number or the designation. */
  facts: string;
}

/** Picture, name and role of a person. */
export function PersonHeading({ picture, name, facts }: PersonHeadingProps) {
  return (
    <div className="flex items-center gap-4 pb-6 sm:gap-5">
      {picture}
      <div className="min-w-0">
        <p className={`font-semibold break-words ${nameSize(name)}`}>{name}</p>
        <p className="mt-1 break-words text-ink-soft">{facts}</p>
      </div>
    </div>
  );
}
