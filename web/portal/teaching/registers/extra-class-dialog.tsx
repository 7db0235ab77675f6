import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/teaching/class-kinds.ts';
import type { Period } from '#shared/teaching/day-plan.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { teachingQuery } from '#web/portal/teaching/teaching/teaching-query.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import type { PortalUser } from './use-portal-user.ts';

interface ExtraClassDialogProps {
  day: string;
  /** The day is to come: the class is entered as a change of that day, its register is taken then. */
  isAhead: boolean;
  periods: readonly Period[];
  user: PortalUser;
  onClose: () => void;
}

/** A class that the timetable does not have: the teacher's own subjects, all of them for the office. */
export function ExtraClassDialog({ day, isAhead, periods, user, onClose }: ExtraClassDialogProps) {
  const { facultyId } = user;
  const navigate = useNavigate();
  const [period, setPeriod] = useState('1');
  const [subjectId, setSubjectId] = useState('');
  const [kind, setKind] = useState<ClassKind>('theory');
  const [planned, setPlanned] = useState({ facultyId: '', room: '', reason: '' });
  const [error, setError] = useState<string>();
  const { run, isBusy, fields, sentence } = useSaving();
  const taught = useQuery({
    ...teachingQuery({ facultyId, academicYear: academicYearOf(day) }),
    enabled: Boolean(facultyId),
  });
  const all = useQuery({ ...callQuery('listSubjects'), enabled: !facultyId });
  const subjects = facultyId ? (taught.data ?? []).map(({ subject }) => subject) : (all.data ?? []);
  const open = async () => {
    const subject = subjects.find(({ id }) => id === subjectId);
    if (!subject) return setError('Choose a subject');
    if (isAhead) {
      const facultyId = planned.facultyId || null;
      const body = {
        ...planned,
        facultyId,
        day,
        period: Number(period),
        year: subject.year,
        subjectId,
        kind,
      };
      if (await run(() => callApi('createSubstitution', { body }), 'Entered for this day')) onClose();
      return;
    }
    void navigate({
      to: user.pathOf(`registers/${day}/${period}/${subject.year}`),
      search: { subject: subject.id, name: subject.name, kind },
    });
  };
  return (
    <Modal title={`Extra class, ${dayLabel(day)}`} onClose={onClose}>
      <ActionForm
        onSubmit={open}
        submit={isAhead ? 'Save' : 'Open the register'}
        onCancel={onClose}
        isBusy={isBusy}
        refusal={sentence}
      >
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
          {isAhead && <PlannedFields value={planned} errors={fields} onChange={setPlanned} />}
        </div>
      </ActionForm>
    </Modal>
  );
}

interface Planned {
  facultyId: string;
  room: string;
  reason: string;
}

interface PlannedFieldsProps {
  value: Planned;
  errors: Record<string, string>;
  onChange: (value: Planned) => void;
}

/** What is entered of an extra class ahead of its day. */
function PlannedFields({ value, errors, onChange }: PlannedFieldsProps) {
  const faculty = useQuery(allFacultyQuery);
  const plan = useQuery(callQuery('readDayPlan'));
  return (
    <>
      <SelectField
        label="Teacher"
        placeholder="None yet"
        options={(faculty.data ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}
        value={value.facultyId}
        error={errors.facultyId}
        onChange={({ currentTarget }) => onChange({ ...value, facultyId: currentTarget.value })}
      />
      <SelectField
        label="Room"
        placeholder="None"
        options={(plan.data?.rooms ?? []).map((room) => ({ value: room, label: room }))}
        value={value.room}
        error={errors.room}
        onChange={({ currentTarget }) => onChange({ ...value, room: currentTarget.value })}
      />
      <TextField
        label="Reason"
        required
        value={value.reason}
        error={errors.reason}
        onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
      />
    </>
  );
}
