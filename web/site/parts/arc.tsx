// The site's one motif: the arc of a goniometer, which measures movement in degrees.
import { classNames } from '#web/ui/class-names.ts';

interface ArcProps {
  className?: string;
  /** The filled share of the half circle. As text, because the office publishes it. */
  percent: string;
}

/** A half circle with ticks and a pivot dot; the filled part shows a share. Decorative: the number is shown as text. */
export function Arc({ className, percent }: ArcProps) {
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
      />
      {/* The ticks are the dashes of a broad arc: one element instead of thirteen. */}
      <path
        d="M25 100a75 75 0 0 1 150 0"
        pathLength={10}
        stroke="var(--color-ink-soft)"
        strokeWidth="6"
        strokeDasharray=".08 .92"
        strokeDashoffset=".04"
      />
      <circle cx="100" cy="100" r="5" fill="var(--color-turmeric)" />
    </svg>
  );
}
