import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTime } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { ClassWithRegister, RosterStudent } from '#shared/teaching/classes.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import type { Mark } from '#shared/teaching/register-marks.ts';
import type { DayClass } from '#shared/teaching/timetable.ts';
import { callQuery } from '#web/api/call-query.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readViewing } from '#web/api/view-as.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { syllabusQuery } from '#web/portal/teaching/subjects/syllabus.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { FinishedUnits } from './finished-units.tsx';
import {
  isRegisterOf,
  registers,
  saveRegister,
  useWaitingRegisters,
  type WaitingRegister,
} from './register-outbox.ts';
import { dayQuery, rosterQuery } from './register-queries.ts';
import { extraClassSearch } from './register-search.ts';
import { RegisterStudents } from './register-students.tsx';
import { type PortalUser, usePortalUser } from './use-portal-user.ts';

/**
 * What the screen shows first. A register that waits on this device is part of it: the class must not be offered as one whose
 * register is not taken. What cannot be read is asked for again by the screen, which says so.
 */
export async function readRegister({ id, day = '', year: name = '' }: Record<string, string>): Promise<void> {
  const known = { staleTime: 'static', retry: false } as const;
  const year = years.find((one) => one === name);
  await Promise.allSettled([
    queryClient.query({ ...dayQuery(day, id), ...known }),
    year && queryClient.query({ ...rosterQuery(year), ...known }),
    queryClient.query({ ...syllabusQuery(academicYearOf(day)), ...known }),
    registers.read(),
  ]);
}

/** The register of one class: everybody is present until marked otherwise. */
export function RegisterScreen() {
  const address: Record<string, string | undefined> = useParams({ strict: false });
  const { day = '', period: place = '', year: name = '' } = address;
  const user = usePortalUser();
  const year = years.find((one) => one === name);
  const period = Number(place);
  const planned = useQuery(dayQuery(day, user.facultyId));
  // Asked for together with the day, not after it: on a slow connection each round trip counts.
  useQuery({ ...rosterQuery(year ?? 'FIRST'), enabled: Boolean(year) });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const one =
    planned.data?.classes.find((each) => each.period === period && each.year === year) ??
    (year && extraClass(search, period, year));
  if (!planned.data) return <LoadState error={planned.error} refetch={planned.refetch} />;
  if (!one || !year)
    return (
      <>
        <ScreenHeader title="Register" />
        <p>
          {planned.data.closed ??
            'The timetable has no class of yours at this time. If you took it instead of a colleague, ask the office to enter the substitution.'}
        </p>
      </>
    );
  const time = planned.data.periods[period - 1];
  return (
    <>
      <ScreenHeader title={one.subject.name} />
      <p className="mb-3 text-ink-soft sm:-mt-3">
        {yearLabels[year]} year · {classKindLabels[one.kind]} · {dayLabel(day)}
        {time && `, ${formatTime(time.from)}`}
      </p>
      <LoadedRegister one={one} day={day} year={year} user={user} />
    </>
  );
}

/** A class outside the timetable, as its address says; the server decides whether the teacher may take it. */
function extraClass(search: Record<string, unknown>, period: number, year: Year): DayClass | undefined {
  const { subject, name = '', kind = 'theory' } = extraClassSearch(search);
  if (!subject) return undefined;
  const none = { faculty: null, room: '', substitution: null, held: null };
  return { period, year, kind, subject: { id: subject, code: '', name }, ...none };
}

interface OpenRegister {
  one: DayClass;
  day: string;
  year: Year;
  user: PortalUser;
}

/**
 * The register as it was at the first tap. Another tab or person may save the class meanwhile: the taps are neither lost nor put in
 * place of that register unseen, because they are sent as a change of what was read, and the server refuses it.
 */
interface Begun {
  held: ClassWithRegister | undefined;
  queuedId: string | undefined;
}

/** Reads what is saved already, here or on the server, before it offers to take a register. */
function LoadedRegister({ one, day, year, user }: OpenRegister) {
  const queue = useWaitingRegisters(user.id);
  const [begun, setBegun] = useState<Begun>();
  const queued = queue.find(begun ? ({ id }) => id === begun.queuedId : isRegisterOf(day, one));
  const roster = useQuery(rosterQuery(year));
  const held = useQuery({
    ...callQuery('findClass', { params: { id: one.held?.id ?? '' } }),
    enabled: Boolean(one.held),
  });
  if (!roster.data || (one.held && !held.data && !begun)) {
    const { refetch } = roster.error ? roster : held;
    return <LoadState error={roster.error ?? held.error} refetch={refetch} />;
  }
  const edited = begun ? begun.held : held.data;
  return (
    <Register
      key={edited && `${edited.id} ${edited.version}`}
      {...{ one, day, year, user, queued }}
      roster={roster.data}
      held={edited}
      onBegin={() => setBegun((before) => before ?? { held: held.data, queuedId: queued?.id })}
    />
  );
}

interface RegisterProps extends OpenRegister {
  queued: WaitingRegister | undefined;
  roster: readonly RosterStudent[];
  held: ClassWithRegister | undefined;
  /** The first tap. */
  onBegin: () => void;
}

function Register({ one, day, year, user, queued, roster, held, onBegin }: RegisterProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(() => marksSoFar(queued, held));
  const isTaken = Boolean(held ?? queued);
  const [finished, setFinished] = useState<string[]>(queued?.input.units ?? held?.units ?? []);
  // A student who has left the year since stays in a register that is taken.
  const known = new Set(roster.map(({ id }) => id));
  const left = (held?.entries ?? []).map(({ student }) => student).filter(({ id }) => !known.has(id));
  const students = [...roster, ...left];
  const save = async () => {
    setBusy(true);
    const entries = students.map(({ id }) => ({ studentId: id, mark: marks.get(id) ?? 'present' }));
    const id = queued?.id ?? held?.id ?? crypto.randomUUID();
    const { period, subject, kind, room } = one;
    const place = { day, period, year, subjectId: subject.id, facultyId: null, kind, room };
    const input = { id, ...place, entries, units: finished };
    const corrects = queued ? queued.corrects : held?.version;
    const refusal = await saveRegister({ id, userId: user.id, input, subjectName: subject.name, corrects });
    if (refusal) {
      setBusy(false);
      showToast(refusal, { isError: true });
      return;
    }
    await navigate({ to: user.pathOf('registers'), search: { day } });
  };
  if (students.length === 0)
    return <p>There are no students in the {yearLabels[year].toLowerCase()} year.</p>;
  return (
    <RegisterStudents
      students={students}
      marks={marks}
      onMark={(id, mark) => {
        onBegin();
        setMarks(new Map(marks).set(id, mark));
      }}
      onSave={() => void save()}
      isBusy={isBusy}
      isTaken={isTaken}
      isReadOnly={Boolean(readViewing())}
    >
      <FinishedUnits
        subjectId={one.subject.id}
        academicYear={academicYearOf(day)}
        finished={finished}
        onChange={(units) => {
          onBegin();
          setFinished(units);
        }}
      />
    </RegisterStudents>
  );
}

function marksSoFar(
  queued: WaitingRegister | undefined,
  held: ClassWithRegister | undefined,
): ReadonlyMap<string, Mark> {
  if (queued) return new Map(queued.input.entries.map(({ studentId, mark }) => [studentId, mark]));
  return new Map((held?.entries ?? []).map(({ student, mark }) => [student.id, mark]));
}
