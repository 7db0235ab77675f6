import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';

interface WithSubjectsProps {
  /** Title of the dialog that opens when the subjects have loaded. */
  title: string;
  onClose: () => void;
  children: (subjects: readonly Subject[]) => ReactNode;
}

/** Waits for the subjects: a select whose options arrive late would show no choice. */
export function WithSubjects({ title, onClose, children }: WithSubjectsProps) {
  const { data, error, refetch } = useQuery(callQuery('listSubjects'));
  if (data) return children(data);
  return (
    <Modal title={title} onClose={onClose}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading text="Loading the subjects…" />
      )}
    </Modal>
  );
}

type SubjectSelectProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  subjects: readonly Subject[];
  ownYear: Year;
};

/** The subjects by year, for a select; those of the student's or class's own year come first. */
export function subjectOptions(subjects: readonly Subject[], ownYear: Year = 'FIRST') {
  return [ownYear, ...years.filter((year) => year !== ownYear)]
    .map((year) => ({
      label: `${yearLabels[year]} year`,
      options: subjects
        .filter((subject) => subject.year === year)
        .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The choice of a subject: the subjects of the student's own year come first. */
export function SubjectSelect({ subjects, ownYear, ...field }: SubjectSelectProps) {
  const groups = subjectOptions(subjects, ownYear);
  return (
    <SelectField
      {...field}
      required
      className="sm:col-span-2"
      placeholder="Choose"
      options={groups}
      {...(subjects.length === 0 && { hint: 'There are no subjects yet: enter them under Subjects first.' })}
    />
  );
}

/** How the dialog of two editors names a subject. */
export const subjectName = (subjects: readonly Subject[]) => (id: unknown) =>
  subjects.find((subject) => subject.id === id)?.name ?? '—';
