import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import type { Teacher } from '#shared/teaching/teaching.ts';
import { DateField, TimeField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

export interface PaperDraft {
  subject: Subject;
  isChosen: boolean;
  date: string;
  time: string;
  room: string;
  duration: string;
  instructor: string;
  maxMarks: string;
  enteredById: string;
}

const sharedFields = ['date', 'time', 'duration', 'room', 'instructor', 'maxMarks'] as const;
type Shared = (typeof sharedFields)[number];

/** All subjects of the year; in a new session all are chosen. */
export function paperDrafts(
  subjects: readonly Subject[],
  year: Year,
  today: string,
  session: ExamSession | undefined,
): PaperDraft[] {
  return subjects
    .filter((subject) => subject.year === year)
    .map((subject) => {
      const paper = session?.papers.find((one) => one.subject.id === subject.id);
      return {
        subject,
        isChosen: !session || paper !== undefined,
        date: paper?.date ?? today,
        time: paper?.time ?? '',
        room: paper?.room ?? '',
        duration: paper?.duration ?? '',
        instructor: paper?.instructor ?? '',
        maxMarks: String(paper?.maxMarks ?? 25),
        enteredById: paper?.enteredBy?.id ?? '',
      };
    });
}

interface PaperRowsProps {
  papers: readonly PaperDraft[];
  teachers: readonly Teacher[];
  /** Errors by '<subject id> <field>'. */
  fields: Readonly<Record<string, string>>;
  onChange: (papers: PaperDraft[]) => void;
}

export function PaperRows({ papers, teachers, fields, onChange }: PaperRowsProps) {
  const change = (id: string, part: Partial<PaperDraft>) =>
    onChange(papers.map((paper) => (paper.subject.id === id ? { ...paper, ...part } : paper)));
  const changeAll = (part: Partial<PaperDraft>) => onChange(papers.map((paper) => ({ ...paper, ...part })));
  if (papers.length === 0)
    return <p className="mt-5">This year has no subjects yet: enter them under Subjects first.</p>;
  return (
    <>
      <h3 className="mt-6 text-lg">For all subjects</h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        <Inputs values={commonOf(papers)} suffix="of all" onChange={changeAll} />
      </div>
      <h3 className="mt-6 text-lg">Subjects</h3>
      <ul>
        {papers.map((paper) => {
          const { subject, isChosen } = paper;
          const name = `${subject.code} ${subject.name}`;
          const errors: Errors = Object.fromEntries(
            sharedFields.map((name) => [name, fields[`${subject.id} ${name}`]]),
          );
          return (
            <li key={subject.id} className="border-t border-line py-2">
              <label className="flex min-h-11 items-center gap-2 font-medium">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-teal"
                  checked={isChosen}
                  onChange={({ currentTarget }) => change(subject.id, { isChosen: currentTarget.checked })}
                />
                {name}
              </label>
              {isChosen && (
                <details className="ml-7" open={Object.values(errors).some(Boolean) || undefined}>
                  <summary className="min-h-8 cursor-pointer text-ink-soft">
                    {[
                      formatDate(paper.date),
                      formatTime(paper.time),
                      paper.duration,
                      paper.room,
                      `of ${paper.maxMarks}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}{' '}
                    <span className="text-teal underline">Change</span>
                  </summary>
                  <div className="grid gap-3 pb-2 sm:grid-cols-3">
                    <Inputs
                      values={paper}
                      suffix={`of ${subject.code}`}
                      errors={errors}
                      onChange={(part) => change(subject.id, part)}
                    />
                    <SelectField
                      label="Entered by"
                      className="sm:col-span-3"
                      placeholder="Those who teach it"
                      options={teachers.map((teacher) => ({
                        value: teacher.id,
                        label: fullName(teacher),
                      }))}
                      value={paper.enteredById}
                      onChange={({ currentTarget }) =>
                        change(subject.id, { enteredById: currentTarget.value })
                      }
                    />
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The values in which the chosen papers agree; one in which they differ is left out. */
function commonOf(papers: readonly PaperDraft[]): InputsProps['values'] {
  const [first, ...others] = papers.filter(({ isChosen }) => isChosen);
  const common = (name: Shared) => {
    const value = first?.[name] ?? '';
    return others.every((paper) => paper[name] === value) ? value : undefined;
  };
  return Object.fromEntries(sharedFields.map((name) => [name, common(name)]));
}

type Errors = Partial<Record<Shared, string | undefined>>;
const noErrors: Errors = {};

interface InputsProps {
  /** A missing value means that the papers have different ones. */
  values: Partial<Record<Shared, string | undefined>>;
  /** Tells the fields of one subject from those of another. */
  suffix: string;
  errors?: Errors;
  onChange: (part: Partial<Record<Shared, string>>) => void;
}

function Inputs({ values, suffix, errors = noErrors, onChange }: InputsProps) {
  const field = (name: Shared, label: string) => ({
    label,
    'aria-label': `${label} ${suffix}${values[name] === undefined ? ', different' : ''}`,
    value: values[name] ?? '',
    // A hint below the field would move the others when the first letter makes the papers agree.
    ...(values[name] === undefined && { optionalWord: 'different' }),
    // Papers that differ keep their values while the field is empty.
    required: values[name] !== undefined && (name === 'date' || name === 'maxMarks'),
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <DateField {...field('date', 'Date')} means="held" />
      <TimeField {...field('time', 'Time')} />
      <TextField {...field('duration', 'Duration')} maxLength={30} placeholder="3 hours" />
      <TextField {...field('room', 'Room')} maxLength={60} />
      <TextField {...field('instructor', 'Instructor')} maxLength={60} />
      <TextField {...field('maxMarks', 'Maximum')} inputMode="decimal" />
    </>
  );
}
