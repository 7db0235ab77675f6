import { useWords } from '#web/site/parts/page-context.ts';
import { feeLines } from './fee-lines.ts';

/** Both quotas in columns that fit the narrowest phone; the last row is the sum of the whole course. */
export function FeeTable() {
  const { feeStructure } = useWords('admissions');
  const { tableLabel, columns, rows } = feeStructure;
  return (
    <table className="mt-6 w-full border-collapse text-left max-sm:text-sm">
      <caption className="sr-only">{tableLabel}</caption>
      <thead>
        <tr className="border-b-2 border-teal">
          <th scope="col" className="py-3 pr-3 align-bottom font-semibold">
            {columns.fee}
          </th>
          {rows.map(({ quota }) => (
            <th key={quota} scope="col" className="w-[29%] py-3 pl-2 text-right align-bottom font-semibold">
              {quota}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {feeLines(useWords('admissions')).map(({ label, values, isTotal }) => (
          <tr
            key={label}
            className={
              isTotal
                ? 'border-t-2 border-teal text-lg font-bold max-sm:text-[0.95rem]'
                : 'border-b border-line'
            }
          >
            <th scope="row" className={`py-3 pr-3 leading-snug ${isTotal ? 'font-semibold' : 'font-normal'}`}>
              {label}
            </th>
            {values.map((value, index) => (
              <td key={rows[index]?.quota} className="py-3 pl-2 text-right leading-snug whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
