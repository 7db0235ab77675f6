/** The heading of a tab, and its sentence for an empty list. */
export function TabHeading({ heading, empty }: { heading: string; empty?: string }) {
  return (
    <>
      <h2 className="text-3xl">{heading}</h2>
      {empty && (
        <p role="status" className="mt-6 border-l-4 border-line py-2 pl-4 text-lg text-ink-soft">
          {empty}
        </p>
      )}
    </>
  );
}
