import { useQuery } from '@tanstack/react-query';
import type { Year } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/teaching/class-kinds.ts';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/use-teacher-options.ts';
import { teachingQuery } from '#web/portal/teaching/teaching/teaching-query.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { RoomField } from './room-field.tsx';

export interface CellValue {
  subjectId: string;
  facultyId: string;
  room: string;
  kind: ClassKind;
  validFrom: string;
}

interface CellFieldsProps {
  year: Year;
  /** The week that is shown. */
  monday: string;
  storedRoom: string;
  value: CellValue;
  errors: Record<string, string>;
  onChange: (value: CellValue) => void;
}

/** What a cell of the week has: the teaching of this academic year proposes the teacher of the subject. */
export function CellFields({ year, monday, storedRoom, value, errors, onChange }: CellFieldsProps) {
  const subjects = useQuery(callQuery('listSubjects'));
  const teaching = useQuery(teachingQuery({ academicYear: academicYearOf(monday) }));
  const teachers = useTeacherOptions();
  const change = (more: Partial<CellValue>) => onChange({ ...value, ...more });
  const chooseSubject = (subjectId: string) => {
    const proposed = teaching.data?.find(({ subject }) => subject.id === subjectId)?.faculty.id;
    change({ subjectId, facultyId: proposed ?? value.facultyId });
  };
  return (
    <div className="form-grid">
      <SelectField
        label="Subject"
        required
        className="sm:col-span-2"
        placeholder="Choose"
        options={(subjects.data ?? [])
          .filter((subject) => subject.year === year)
          .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        value={value.subjectId}
        error={errors.subjectId}
        onChange={({ currentTarget }) => chooseSubject(currentTarget.value)}
      />
      <SelectField
        label="Teacher"
        placeholder="None yet"
        options={teachers}
        value={value.facultyId}
        error={errors.facultyId}
        onChange={({ currentTarget }) => change({ facultyId: currentTarget.value })}
      />
      <RoomField
        value={value.room}
        stored={storedRoom}
        error={errors.room}
        onChange={(room) => change({ room })}
      />
      <SelectField
        label="Kind"
        required
        options={selectOptions(classKinds, classKindLabels)}
        value={value.kind}
        error={errors.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as ClassKind })} // its options are the kinds
      />
      <DateField
        label="Holds from"
        required
        means="validity"
        hint="The weeks before stay as they were, and so do all registers that are taken."
        value={value.validFrom}
        error={errors.validFrom}
        onChange={({ target }) => change({ validFrom: target.value })}
      />
    </div>
  );
}
