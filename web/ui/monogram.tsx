import { classNames } from './class-names.ts';

/** Titles before a name, as the content writes them. */
const honorifics = /^(?:sri|smt|dr|mr|mrs|ms|prof|శ్రీ|శ్రీమతి|డా)\.?$/i;

/** Splits into graphemes: a Telugu letter is several characters. */
const letters = new Intl.Segmenter('te');

/** First letters of the first and the last name: 'Dr. Boddepalli Lakshmi Prasanna' → 'BP'. */
function initials(name: string): string {
  const all = name.split(/\s+/);
  const names = all.filter((part, index) => index === all.length - 1 || !honorifics.test(part));
  const parts = names.length > 1 ? [names[0], names.at(-1)] : names;
  return parts
    .map((part = '') => [...letters.segment(part)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

/** Replaces a missing picture of a person. Decorative, because the name is shown as text. */
export function Monogram({ name, className = 'size-11' }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center rounded-full bg-sea-pale font-semibold text-teal-deep no-underline',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
