import { formatDate } from '#shared/kit/format.ts';
import type { AuditEntry } from '#shared/office/audit-log.ts';
import type { FormFields } from '#web/portal/kit/forms/record-form-options.ts';

interface AuditedRecord {
  /** As a sentence names it, before the name of the record. */
  name?: string;
  /** As a sentence names it, before the label of the entry: such a record has no name of its own. */
  labelledAs?: string;
  /** The section of the admin portal in which each record has a screen of its own. */
  section?: 'students' | 'faculty' | 'enquiries';
  /** The verb of the entry that creates it; default: 'Entered'. */
  created?: string;
  /** Few values, which are shown also when the record is created or deleted. */
  isShort?: true;
  /** The table of the fields that an entry shows, loaded when there is such an entry. */
  fields?: () => Promise<FormFields>;
}

/** What an entry tells of a row below a person's record: 'hall ticket ‘Finals’'. A reminder is labelled with its day. */
export const rowInWords = ({ noun, label }: Pick<AuditEntry, 'noun' | 'label'>) =>
  `${noun.replace('-', ' ')} ‘${formatDate(label)}’`;

const ofRow = (noun: 'subject' | 'fee' | 'result' | 'grade' | 'fee-plan') => async () =>
  (await import('./row-fields.ts')).rowFields[noun];

const labelled = (label: string, choiceLabels: Readonly<Record<string, string>>) => ({
  label,
  choices: Object.keys(choiceLabels),
  choiceLabels,
});

/**
 * How an entry of the audit log is told, by its noun. One without `name` and `labelledAs` tells of a row below a person's
 * record, such as a fee, by its noun.
 */
export const auditedRecords: Readonly<Record<string, AuditedRecord>> = {
  student: {
    name: 'student',
    section: 'students',
    fields: async () => (await import('#shared/people/students.ts')).studentFields,
  },
  faculty: {
    name: 'faculty member',
    section: 'faculty',
    fields: async () => (await import('#shared/people/faculty.ts')).facultyFields,
  },
  subject: { name: 'subject', fields: ofRow('subject') },
  event: { name: 'event', fields: async () => (await import('#shared/website/events.ts')).eventFields },
  'exam-session': {
    name: 'exam session',
    fields: async () => {
      const { examKindLabels, examStateLabels } = await import('#shared/exams/exam-sessions.ts');
      return {
        ...(await ofRow('subject')()),
        kind: labelled('Kind', examKindLabels),
        state: labelled('State', examStateLabels),
      };
    },
  },
  'academic-calendar': {
    name: 'calendar entry',
    fields: async () => (await import('#shared/teaching/academic-calendar.ts')).calendarFields,
  },
  notice: { name: 'notice', fields: async () => (await import('#shared/website/notices.ts')).noticeFields },
  enquiry: { name: 'enquiry', section: 'enquiries', isShort: true },
  'website-person': {
    name: 'person of the website',
    fields: async () => (await import('#shared/website/website-people.ts')).personFields,
  },
  'gallery-picture': {
    name: 'picture of the gallery',
    fields: async () => (await import('#shared/website/gallery-pictures.ts')).galleryPictureFields,
  },
  'exam-link': {
    name: 'link of the examination hub',
    fields: async () => (await import('#shared/website/exam-links.ts')).examLinkFields,
  },
  fact: {
    labelledAs: 'the fact',
    // Every kind of fact has a table of its own.
    fields: async () =>
      Object.assign(
        {},
        ...Object.values((await import('#shared/website/facts.ts')).factFields),
      ) as FormFields,
  },
  'hall-ticket': { created: 'Issued' },
  certificate: { created: 'Issued' },
  timetable: { labelledAs: 'a class of the timetable' },
  substitution: { labelledAs: 'the change of a class' },
  class: { labelledAs: 'the register of a class' },
  'attendance-counts': { labelledAs: 'attendance so far' },
  'fee-plan': {
    labelledAs: 'the fee plan',
    fields: async () => {
      const { quota } = (await import('#shared/people/students.ts')).studentFields;
      return { ...(await ofRow('fee-plan')()), quota };
    },
  },
  fee: { fields: ofRow('fee') },
  payment: { fields: async () => (await import('#shared/money/payments.ts')).paymentFields },
  result: { fields: ofRow('result') },
  grade: { fields: ofRow('grade') },
};
