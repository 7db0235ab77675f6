import { useWords } from '#web/site/parts/page-context.ts';

/** Whether admission is open, and what a year costs: what parents ask before they read on. The button below leads to all fees. */
export function AtAGlance() {
  const { admissions, feeStructure } = useWords('admissions');
  const { label, value } = admissions.state;
  return (
    <dl className="grid gap-1">
      <Line label={label} value={value} />
      {feeStructure.rows.map(({ quota, perYear }) => (
        <Line key={quota} label={quota} value={perYear} unit={feeStructure.perYear} />
      ))}
    </dl>
  );
}

function Line({ label, value, unit }: { label: string; value: string; unit?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{label}:</dt>
      <dd>
        <strong className="font-semibold whitespace-nowrap tabular">{value}</strong>
        {unit && ` ${unit}`}
      </dd>
    </div>
  );
}
