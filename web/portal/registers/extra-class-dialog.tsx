import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { academicYearOf } from '#shared/academic-year-labels.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/class-kinds.ts';
import type { Period } from '#shared/day-plan.ts';
import { formatTime } from '#shared/format.ts';
import { yearLabels } from '#shared/study-years.ts';
import { dayLabel } from '#web/portal/calendar/month.ts';
import { FormEnd, SubmitButtons } from '#web/portal/forms/form-end.tsx';
import { allSubjectsQuery } from '#web/portal/subjects/subject-choice.tsx';
import { teachingQuery } from '#web/portal/teaching/teaching-query.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { PortalUser } from './use-portal-user.ts';

interface ExtraClassDialogProps {
  day: string;
  periods: readonly Period[];
  user: PortalUser;
  onClose: () => void;
}

/** A class that the timetable does not have: the teacher's own subjects, all of them for the office. */
export function ExtraClassDialog({ day, periods, user, onClose }: ExtraClassDialogProps) {
  const { facultyId } = user;
  const navigate = useNavigate();
  const [period, setPeriod] = useState('1');
  const [subjectId, setSubjectId] = useState('');
  const [kind, setKind] = useState<ClassKind>('theory');
  const [error, setError] = useState<string>();
  const taught = useQuery({
    ...teachingQuery({ facultyId, academicYear: academicYearOf(day) }),
    enabled: Boolean(facultyId),
  });
  const all = useQuery({ ...allSubjectsQuery, enabled: !facultyId });
  const subjects = facultyId ? (taught.data ?? []).map(({ subject }) => subject) : (all.data ?? []);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const subject = subjects.find(({ id }) => id === subjectId);
    if (!subject) return setError('Choose a subject');
    void navigate({
      to: user.pathOf(`registers/${day}/${period}/${subject.year}`),
      search: { subject: subject.id, name: subject.name, kind } as never, // the parameters of that screen
    });
  };
  return (
    <Modal title={`Further class, ${dayLabel(day)}`} onClose={onClose}>
      <form noValidate onSubmit={open}>
        <div className="grid gap-4">
          <SelectField
            label="Subject"
            required
            placeholder="Choose"
            options={subjects.map(({ id, name, year }) => ({
              value: id,
              label: `${name}, ${yearLabels[year].toLowerCase()} year`,
            }))}
            value={subjectId}
            error={error}
            onChange={({ currentTarget }) => setSubjectId(currentTarget.value)}
          />
          <SelectField
            label="Period"
            required
            options={periods.map(({ from }, index) => ({
              value: String(index + 1),
              label: `${index + 1}, ${formatTime(from)}`,
            }))}
            value={period}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
          />
          <SelectField
            label="Kind"
            required
            options={classKinds.map((one) => ({ value: one, label: classKindLabels[one] }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as ClassKind)} // its options are the kinds
          />
        </div>
        <FormEnd>
          <SubmitButtons onCancel={onClose}>Open the register</SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}
