/** The goniometer at rest: the drawing of an empty list. */
export function ArcMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 36" className={className} fill="none" aria-hidden="true">
      <path d="M6 32a26 26 0 0 1 52 0" className="stroke-sea" strokeWidth="2" />
      {[30, 60, 90, 120, 150].map((degrees) => (
        <line
          key={degrees}
          x1="6"
          x2="11"
          y1="32"
          y2="32"
          className="stroke-sea"
          transform={`rotate(${degrees} 32 32)`}
        />
      ))}
      <line x1="32" x2="12" y1="32" y2="32" className="stroke-ink-soft" strokeWidth="2" />
      <circle cx="32" cy="32" r="3" className="fill-turmeric stroke-ink" />
    </svg>
  );
}
