import { useNavigate } from '@tanstack/react-router';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { quotas } from '#shared/people/quotas.ts';
import { portalRoutes } from '#shared/routes.ts';
import {
  type Enquiry,
  type EnteredEnquiry,
  enquiryWayLabels,
  enquiryWays,
  enteredEnquirySchema,
} from '#shared/website/enquiries.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { TickField } from '#web/ui/tick-field.tsx';
import { quotaLabels } from './enquiry-messages.tsx';

const fields = {
  name: { label: 'Name', isRequired: true },
  phone: { label: 'Phone', control: 'tel', isRequired: true },
  way: {
    label: 'Came by',
    choices: enquiryWays,
    choiceLabels: enquiryWayLabels,
    isRequired: true,
    initial: '',
  },
  quota: { label: 'Quota', choices: quotas, choiceLabels: quotaLabels },
  email: { label: 'Email', control: 'email' },
  followUpOn: { label: 'Next follow-up', control: 'date', means: 'followUp' },
  text: { label: 'What is asked', control: 'lines', isWide: true },
  mayCallBack: { label: 'The caller agrees that the college keeps this and calls back' },
} as const;
const empty = { name: '', phone: '', way: 'phone-call', quota: '', email: '', followUpOn: '', text: '' };
type Typed = Record<keyof typeof empty, string> & { mayCallBack: boolean };
const schema = enteredEnquirySchema as z.ZodMiniType<EnteredEnquiry, Typed>; // the form fills all its parts
const calls = recordCalls<Enquiry, EnteredEnquiry>('Enquiry', 'enquiry', ({ name }) => name);

/** Of a call or a visit; then its screen, where the next step is planned. */
export function EnteredEnquiryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useRecordForm({
    calls,
    record: undefined,
    schema,
    toForm: (): Typed => ({ ...empty, mayCallBack: false }),
    fields,
    onClose: (made) => (made ? void navigate({ to: portalRoutes.admin(`enquiries/${made.id}`) }) : onClose()),
  });
  const { field: tick, fieldState } = useController({ control: form.control, name: 'mayCallBack' });
  return (
    <RecordDialog title="Enter an enquiry" form={form} createLabel="Save">
      <RecordFields
        form={form}
        change={{ name: { autoFocus: true } }}
        own={{
          mayCallBack: (
            <div className="sm:col-span-2">
              <TickField isTicked={tick.value === true} onChange={tick.onChange}>
                {fields.mayCallBack.label}
              </TickField>
              {fieldState.error && <p className="text-sm text-madder">{fieldState.error.message}</p>}
            </div>
          ),
        }}
      />
    </RecordDialog>
  );
}
