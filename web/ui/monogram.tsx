/** People without a picture get their initials: the first grapheme, because a Telugu letter is several characters. */
export function Monogram({
  firstName,
  lastName,
  className = 'size-11',
}: {
  firstName: string;
  lastName: string;
  className?: string;
}) {
  const first = (name: string) =>
    ([...new Intl.Segmenter('te').segment(name)][0]?.segment ?? '').toUpperCase();
  return (
    <span
      className={`grid flex-none place-items-center rounded-full bg-sea-pale font-semibold text-teal-deep ${className}`}
      aria-hidden="true"
    >
      {first(firstName)}
      {first(lastName)}
    </span>
  );
}

/** Of a whole name, the first and the last one. */
export function monogramOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...more] = name.split(' ');
  return { firstName, lastName: more.at(-1) ?? '' };
}
