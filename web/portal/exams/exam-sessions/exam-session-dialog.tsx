import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ExamSession, examKindLabels, examKinds } from '#shared/exams/exam-sessions.ts';
import { parseNumber } from '#shared/kit/format.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useRefusedFocus } from '#web/portal/kit/forms/use-refused-focus.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { type PaperDraft, PaperRows, paperDrafts } from './exam-paper-rows.tsx';

interface ExamSessionDialogProps {
  /** undefined: a new session. */
  session: ExamSession | undefined;
  onClose: () => void;
}

/** A session and its papers: the subjects of the year are there at once, with one date, time, room and maximum for all. */
export function ExamSessionDialog({ session, onClose }: ExamSessionDialogProps) {
  const subjects = useQuery(callQuery('listSubjects'));
  const faculty = useQuery(allFacultyQuery);
  const refetch = () => Promise.all([subjects.refetch(), faculty.refetch()]);
  const title = session ? 'Edit exam session' : 'New exam session';
  return (
    <Modal title={title} onClose={onClose}>
      {subjects.data && faculty.data ? (
        <SessionForm session={session} subjects={subjects.data} teachers={faculty.data} onClose={onClose} />
      ) : (
        <LoadState error={subjects.error ?? faculty.error} refetch={refetch} />
      )}
    </Modal>
  );
}

/** What is the same for all papers of the session. */
type Head = Pick<ExamSession, 'name' | 'academicYear' | 'year' | 'kind'>;

interface SessionFormProps extends ExamSessionDialogProps {
  subjects: Parameters<typeof paperDrafts>[0];
  teachers: readonly { id: string; firstName: string; lastName: string }[];
}

function SessionForm({ session, subjects, teachers, onClose }: SessionFormProps) {
  const today = useIndiaDay();
  const [head, setHead] = useState<Head>({
    name: session?.name ?? '',
    academicYear: session?.academicYear ?? academicYearOf(today),
    year: session?.year ?? years[0],
    kind: session?.kind ?? examKinds[0],
  });
  const [papers, setPapers] = useState(() => paperDrafts(subjects, head.year, today, session));
  const { run, isBusy, fields, sentence, error } = useSaving();
  const form = useRefusedFocus(error);
  const navigate = useNavigate();
  const { pathOf } = usePortalUser();
  const chosen = papers.filter(({ isChosen }) => isChosen);

  const save = async () => {
    const body = {
      ...head,
      papers: chosen.map(({ subject, date, time, room, duration, instructor, maxMarks, enteredById }) => ({
        subjectId: subject.id,
        date,
        time,
        room,
        duration,
        instructor,
        maxMarks: parseNumber(maxMarks),
        enteredById: enteredById || null,
      })),
    };
    const send = async () => {
      if (session)
        return callApi('updateExamSession', { params: { id: session.id }, body, ifMatch: session.version });
      const made = await callApi('createExamSession', { body });
      await navigate({ to: pathOf(`marks/${made.id}`) });
      return made;
    };
    if (await run(send, `${head.name} was saved`)) onClose();
  };
  const field = (name: keyof Head) => ({
    required: true,
    value: head[name],
    error: fields[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...head, [name]: currentTarget.value };
      setHead(next);
      if (next.year !== head.year) setPapers(paperDrafts(subjects, next.year, today, session));
    },
  });
  return (
    <ActionForm
      ref={form}
      onSubmit={save}
      submit={session ? 'Save' : 'Create'}
      onCancel={onClose}
      isBusy={isBusy}
      refusal={sentence}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label="Name"
          hint="For example: First internal"
          className="sm:col-span-2"
        />
        <SelectField {...field('year')} label="Year of study" options={selectOptions(years, yearLabels)} />
        <SelectField {...field('kind')} label="Kind" options={selectOptions(examKinds, examKindLabels)} />
        <SelectField
          {...field('academicYear')}
          label="Academic year"
          options={selectOptions([...new Set([head.academicYear, ...academicYearsAround(today)])])}
        />
      </div>
      <PaperRows papers={papers} teachers={teachers} fields={placed(fields, papers)} onChange={setPapers} />
    </ActionForm>
  );
}

/** The server counts the chosen subjects; the form shows all of them. */
function placed(fields: Record<string, string>, papers: readonly PaperDraft[]): Record<string, string> {
  const chosen = papers.filter(({ isChosen }) => isChosen);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, sentence]) => {
      const [, place, name] = /^papers\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const paper = chosen[Number(place)];
      return paper ? [[`${paper.subject.id} ${name}`, sentence]] : [];
    }),
  );
}
