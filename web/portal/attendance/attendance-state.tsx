import { type AttendanceState, stateLabels } from '#shared/attendance-advice.ts';

const looks: Readonly<Record<AttendanceState, string>> = {
  eligible: 'bg-sea-pale text-teal-deep',
  condonable: 'bg-turmeric-pale text-ink',
  short: 'bg-madder-pale text-madder',
};

export function StateBadge({ state }: { state: AttendanceState }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-0.5 text-sm font-semibold ${looks[state]}`}>
      {stateLabels[state]}
    </span>
  );
}

export const percentText = (percent: number | null) => (percent === null ? '—' : `${percent} %`);
