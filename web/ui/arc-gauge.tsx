const radius = 80;
const length = Math.PI * radius;
const ticks = [0, 30, 60, 90, 120, 150, 180];

/** A share (0 to 1) as a filled half circle with a pointer. */
export function ArcGauge({ share, label, className }: { share: number; label: string; className?: string }) {
  const filled = Math.min(1, Math.max(0, share));
  return (
    <svg viewBox="0 0 200 118" role="img" aria-label={label} className={className}>
      <path d="M20 100a80 80 0 0 1 160 0" className="fill-none stroke-line" strokeWidth="12" />
      <path
        d="M20 100a80 80 0 0 1 160 0"
        className="fill-none stroke-teal"
        strokeWidth="12"
        strokeDasharray={`${filled * length} ${length}`}
      />
      {ticks.map((degrees) => (
        <line
          key={degrees}
          x1="32"
          x2="38"
          y1="100"
          y2="100"
          className="stroke-ink-soft"
          transform={`rotate(${degrees} 100 100)`}
        />
      ))}
      <line
        x1="100"
        x2="46"
        y1="100"
        y2="100"
        className="stroke-ink"
        strokeWidth="2"
        transform={`rotate(${filled * 180} 100 100)`}
      />
      <circle cx="100" cy="100" r="5" className="fill-turmeric stroke-ink" strokeWidth="2" />
    </svg>
  );
}
