import type * as z from 'zod/mini';
import { indiaDate } from '#shared/kit/format.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import {
  type Enquiry,
  type EnquiryInput,
  type EnquiryStage,
  enquiryInputSchema,
  enquiryStageLabels,
  enquiryStages,
} from '#shared/website/enquiries.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { enquiryCalls } from './enquiry-calls.ts';

const fields = {
  followUpOn: { label: 'Next follow-up' },
  notes: { label: 'Notes' },
  stage: { label: 'Stage', choices: enquiryStages, choiceLabels: enquiryStageLabels },
};
/** As the fields contain them. */
interface Values {
  stage: EnquiryStage;
  followUpOn: string;
  notes: string;
}
const schema = enquiryInputSchema as z.ZodMiniType<EnquiryInput, Values>; // the form fills all its parts
const toForm = (enquiry: Enquiry | undefined): Values => ({
  stage: enquiry?.stage ?? enquiryStages[0],
  followUpOn: enquiry?.followUpOn ?? '',
  notes: enquiry?.notes ?? '',
});

const days = [
  { label: 'Tomorrow', ahead: 1 },
  { label: 'In three days', ahead: 3 },
  { label: 'In a week', ahead: 7 },
] as const;

interface EnquiryFormProps {
  enquiry: Enquiry;
  /** After a save too. */
  onClose: () => void;
}

/** Stage, next follow-up and notes. A stage is saved by its button, together with what is typed. */
export function EnquiryForm({ enquiry, onClose }: EnquiryFormProps) {
  const form = useRecordForm({
    calls: {
      ...enquiryCalls,
      // An untouched day is left to the server: reaching a stage ends the follow-up that was due.
      update: (id, { followUpOn, ...body }, ifMatch) =>
        enquiryCalls.update(
          id,
          { ...body, ...(followUpOn !== enquiry.followUpOn && { followUpOn }) },
          ifMatch,
        ),
    },
    record: enquiry,
    schema,
    toForm,
    fields,
    onClose,
  });
  const { setValue } = form.form;
  const choose = (stage: EnquiryStage) => {
    setValue('stage', stage, { shouldDirty: true });
    form.submit();
  };
  return (
    <RecordFormBody form={form}>
      <div role="group" aria-label="Stage" className="flex flex-wrap gap-2">
        {enquiryStages.map((stage) => (
          <Button
            key={stage}
            variant={stage === enquiry.stage ? 'primary' : 'plain'}
            aria-pressed={stage === enquiry.stage}
            onClick={() => choose(stage)}
          >
            {enquiryStageLabels[stage]}
          </Button>
        ))}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <DateField {...form.field('followUpOn')} means="followUp" className="max-w-64" />
          <div className="mt-1 flex flex-wrap">
            {days.map(({ label, ahead }) => (
              <Button
                key={label}
                variant="quiet"
                onClick={() =>
                  setValue('followUpOn', addDays(indiaDate(new Date()), ahead), { shouldDirty: true })
                }
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
        <TextareaField
          {...form.field('notes')}
          rows={4}
          hint="For the office only. They are deleted with the enquiry."
        />
      </div>
    </RecordFormBody>
  );
}
