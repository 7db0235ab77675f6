import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepSwitchProps {
  /** 'day': the buttons are 'Previous day' and 'Next day'. */
  unit: 'day' | 'week';
  onStep: (by: 1 | -1) => void;
  /** The day or week that is shown. */
  children: ReactNode;
}

/** What is shown, between its neighbours. */
export function StepSwitch({ unit, onStep, children }: StepSwitchProps) {
  const button = (label: string, by: 1 | -1, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={`${label} ${unit}`}
      onClick={() => onStep(by)}
      className="grid size-11 place-items-center rounded-sm hover:bg-sand print:hidden"
    >
      <Icon className="size-5" />
    </button>
  );
  return (
    <div className="flex items-center gap-1">
      {button('Previous', -1, ChevronLeft)}
      <h2 className="min-w-48 text-center text-lg print:text-left">{children}</h2>
      {button('Next', 1, ChevronRight)}
    </div>
  );
}
