interface AuditedRecord {
  /** As a sentence names it. */
  name: string;
  /** The section of the admin portal in which each record has a screen of its own. */
  section?: 'students' | 'faculty' | 'enquiries';
  /** Few values, which are shown also when the record is created or deleted. */
  isShort?: true;
}

/**
 * The record types with a name of their own, by the noun of their entries in the audit log. Entries of other nouns tell
 * of a row below a person's record, like a fee, or have a label that says what was changed.
 */
export const auditedRecords: Readonly<Record<string, AuditedRecord>> = {
  student: { name: 'student', section: 'students' },
  faculty: { name: 'faculty member', section: 'faculty' },
  subject: { name: 'subject' },
  event: { name: 'event' },
  'exam-session': { name: 'exam session' },
  'academic-calendar': { name: 'calendar entry' },
  notice: { name: 'notice' },
  enquiry: { name: 'enquiry', section: 'enquiries', isShort: true },
  'website-person': { name: 'person of the website' },
  'gallery-picture': { name: 'picture of the gallery' },
  'exam-link': { name: 'link of the examination hub' },
};
