// The site's one motif: the arc of a goniometer, which measures movement in degrees.
import { classNames } from '#web/ui/class-names.ts';

interface ArcProps {
  className?: string;
  /** Share of the half circle that is filled, 0 to 1. As text where the office publishes it. */
  share?: string;
  /** The same in per cent. */
  percent?: string;
  ticks?: number;
}

/** A half circle with ticks and a pivot dot; the filled part shows a share. Decorative: the number is shown as text. */
export function Arc({ className, share = '1', percent = '100', ticks = 13 }: ArcProps) {
  return (
    <svg
      viewBox="0 0 200 112"
      className={classNames('overflow-visible', className)}
      fill="none"
      aria-hidden="true"
    >
      <path d="M12 100a88 88 0 0 1 176 0" stroke="var(--color-line)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M12 100a88 88 0 0 1 176 0"
        pathLength={100}
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${percent} 100`}
        data-arc-fill={share}
      />
      {Array.from({ length: ticks }, (_, index) => {
        const angle = Math.PI - (Math.PI * index) / (ticks - 1);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const point = (radius: number) =>
          `${(100 + radius * cos).toFixed(1)} ${(100 - radius * sin).toFixed(1)}`;
        return (
          <path
            key={angle}
            d={`M${point(72)}L${point(78)}`}
            stroke="var(--color-ink-soft)"
            strokeWidth="1.5"
          />
        );
      })}
      <circle cx="100" cy="100" r="5" fill="var(--color-turmeric)" />
    </svg>
  );
}
