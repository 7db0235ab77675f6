/** People without a picture get their initials: the first letter as a reader sees it, Telugu included. */
export function Monogram({
  firstName,
  lastName,
  className = 'size-11',
}: {
  firstName: string;
  lastName: string;
  className?: string;
}) {
  const first = (name: string) => [...new Intl.Segmenter('te').segment(name)][0]?.segment ?? '';
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
