import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { Period } from '#shared/teaching/day-plan.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import { subjectIdField } from '#shared/teaching/subjects.ts';
import { kindField } from '#shared/teaching/timetable.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { KindField, RoomField, TeacherField } from '#web/portal/teaching/timetable/class-fields.tsx';
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

const schema = z.object({
  subjectId: subjectIdField.input,
  period: z.string(),
  kind: kindField,
  facultyId: z.string(),
  room: z.string(),
  reason: z.string(),
});

/** A class that the timetable does not have: the teacher's own subjects, all of them for the office. */
export function ExtraClassDialog({ day, isAhead, periods, user, onClose }: ExtraClassDialogProps) {
  const navigate = useNavigate();
  const { facultyId: ownId } = user;
  const own = { facultyId: ownId, academicYear: academicYearOf(day) };
  const taught = useQuery({ ...callQuery('listTeaching', { query: own }), enabled: Boolean(ownId) });
  const all = useQuery({ ...callQuery('listSubjects'), enabled: !ownId });
  const subjects = (ownId ? taught.data?.map(({ subject }) => subject) : all.data) ?? [];
  const { action, field } = useSmallForm({
    schema,
    empty: { subjectId: '', period: '1', kind: 'theory', facultyId: '', room: '', reason: '' },
    send: async ({ subjectId, period, kind, facultyId, ...planned }) => {
      const { year = 'FIRST', name = '' } = subjects.find(({ id }) => id === subjectId) ?? {};
      if (!isAhead)
        return navigate({
          to: user.pathOf(`registers/${day}/${period}/${year}`),
          search: { subject: subjectId, name, kind },
        });
      const place = { day, period: Number(period), year, subjectId, kind };
      const body = { ...place, ...planned, facultyId: facultyId || null };
      await callApi('createSubstitution', { body });
    },
    ...(isAhead && { done: 'Entered for this day' }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Extra class, ${dayLabel(day)}`}
      onClose={onClose}
      {...action}
      submit={isAhead ? 'Save' : 'Open the register'}
    >
      <div className="grid gap-4">
        <SelectField
          {...field('subjectId')}
          label="Subject"
          placeholder="Choose"
          options={subjects.map(({ id, name, year }) => ({
            value: id,
            label: `${name}, ${yearLabels[year].toLowerCase()} year`,
          }))}
        />
        <SelectField
          {...field('period')}
          label="Period"
          options={periods.map(({ from }, index) => ({
            value: String(index + 1),
            label: `${index + 1}, ${formatTime(from)}`,
          }))}
        />
        <KindField {...field('kind')} />
        {isAhead && (
          <>
            <TeacherField {...field('facultyId')} />
            <RoomField {...field('room')} />
            <TextField {...field('reason')} label="Reason" />
          </>
        )}
      </div>
    </FormDialog>
  );
}
