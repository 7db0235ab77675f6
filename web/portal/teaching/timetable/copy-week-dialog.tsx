import { useState } from 'react';
import { counted, formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/fields.tsx';

interface CopyWeekDialogProps {
  year: Year;
  /** From this day on the classes hold. */
  validFrom: string;
  onClose: () => void;
}

/** The classes of another week, also of another academic year, in the free cells from a day on. */
export function CopyWeekDialog({ year, validFrom, onClose }: CopyWeekDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { action, field } = useSmallForm({
    empty: { on: addDays(validFrom, -7), whose: '' },
    send: async ({ on, whose }) => {
      const body = { on, validFrom, year: whose ? undefined : year };
      const answer = await callApi('createTimetableCopy', { body });
      setLeft(answer.left);
      if (answer.left.length === 0) onClose();
      return answer;
    },
    done: ({ entered }) => `${counted(entered, 'class', 'classes')} entered`,
    isKept: true,
  });
  return (
    <FormDialog title="Copy a week" onClose={onClose} {...action} submit="Copy">
      <p className="mb-4">
        Classes of that week are entered from {formatDate(validFrom)} on where nothing is planned yet.
      </p>
      <div className="grid gap-4">
        <DateField
          {...field('on')}
          label="As in the week of"
          means="validity"
          hint="Any day of it, also of an earlier academic year."
        />
        <SelectField
          {...field('whose')}
          label="Classes of"
          options={[
            { value: '', label: `The ${yearLabels[year].toLowerCase()} year` },
            { value: 'all', label: 'All years' },
          ]}
        />
      </div>
      {left.length > 0 && (
        <div role="status" className="mt-4">
          <p className="font-semibold">Not entered:</p>
          <ul className="list-disc pl-5">
            {left.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}
