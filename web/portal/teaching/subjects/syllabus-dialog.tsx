import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Syllabus, unitsField } from '#shared/teaching/study/syllabus.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { syllabusQuery, unitsOf } from './syllabus.tsx';

interface SyllabusDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** The units of a subject, each a line, typed or pasted. */
export function SyllabusDialog({ subject, onClose }: SyllabusDialogProps) {
  const { data } = useQuery(syllabusQuery());
  return (
    <Modal title={`Syllabus of ${subject.code} ${subject.name}`} onClose={onClose}>
      {data ? (
        <UnitsForm subject={subject} units={unitsOf(data, subject.id)} onClose={onClose} />
      ) : (
        <Loading text="Loading…" />
      )}
    </Modal>
  );
}

const schema = z.object({
  units: z.pipe(
    z.string(),
    z.transform((text, context) => {
      const lines = text.split('\n').map((line) => line.trim());
      const { data, error } = unitsField.safeParse(lines.filter(Boolean));
      const [issue] = error?.issues ?? [];
      if (issue) context.issues.push({ code: 'custom', message: issue.message, input: text });
      return data ?? [];
    }),
  ),
});

function UnitsForm({ subject, units, onClose }: SyllabusDialogProps & { units: Syllabus['units'] }) {
  const { form, field, sentence, isBusy } = useSmallForm({
    schema,
    empty: { units: units.map(({ title }) => title).join('\n') },
    send: (body) => callApi('updateSyllabus', { params: { id: subject.id }, body, ifMatch: subject.version }),
    done: 'Syllabus saved',
    onDone: onClose,
  });
  return (
    <ActionForm {...form} submit="Save" onCancel={onClose} isBusy={isBusy} refusal={sentence}>
      <TextareaField
        {...field('units')}
        label="Units"
        required={false}
        rows={12}
        hint="Each line is a unit. The teacher ticks in the register what is finished; a unit whose words change is not covered any more."
      />
    </ActionForm>
  );
}
