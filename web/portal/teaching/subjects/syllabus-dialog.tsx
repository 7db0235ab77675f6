import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { linesOf } from '#shared/kit/text/lines.ts';
import { type Syllabus, unitsField } from '#shared/teaching/study/syllabus.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { textReadBy } from '#web/portal/kit/forms/read-text.ts';
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
  units: textReadBy((text) => {
    const { data, error } = unitsField.safeParse(linesOf(text));
    return data ?? error.issues[0]?.message ?? [];
  }),
});

function UnitsForm({ subject, units, onClose }: SyllabusDialogProps & { units: Syllabus['units'] }) {
  const { action, field } = useSmallForm({
    schema,
    empty: { units: units.map(({ title }) => title).join('\n') },
    send: (body) => callApi('updateSyllabus', { params: { id: subject.id }, body, ifMatch: subject.version }),
    done: 'Syllabus saved',
    onDone: onClose,
  });
  return (
    <ActionForm {...action} submit="Save" onCancel={onClose}>
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
