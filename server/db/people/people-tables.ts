// The tables of guardians and messages.
import type { Generated } from 'kysely';
import type { SnakeCased, Versioned } from '#server/db/row-names.ts';
import type { RowOf } from '#shared/kit/fields/fields.ts';
import type { GuardianImport } from '#shared/people/guardian-imports.ts';
import type { GuardianLink, guardianFields } from '#shared/people/guardians.ts';
import type { Message, MessageReader } from '#shared/people/messages.ts';

export interface PeopleTables {
  guardians: Versioned &
    RowOf<typeof guardianFields> & {
      /** What lists are sorted by. */
      last_name_key: string;
      first_name_key: string;
      /** The key of the searched fields. */
      search_text: string;
    };
  /** Whose record a guardian reads. */
  guardian_students: SnakeCased<GuardianLink> & { guardian_id: string; student_id: string };
  guardian_imports: SnakeCased<GuardianImport>;
  /** `is_new`: 1 where the import made the guardian too. */
  guardian_import_rows: { import_id: string; guardian_id: string; student_id: string; is_new: number };
  messages: SnakeCased<Pick<Message, 'id' | 'channel' | 'text' | 'textTe'>> & {
    /** The record that it is about; null: none. */
    subject_kind: string | null;
    subject_id: string | null;
    made_at: string;
    made_by: string;
  };
  /** The text, name and phone are those of the time at which it was prepared. One of the three ids is set. */
  message_readers: Omit<MessageReader, 'kind' | 'personId' | 'at' | 'by' | 'email' | 'reason'> & {
    message_id: string;
    student_id: string | null;
    guardian_id: string | null;
    faculty_id: string | null;
    email: Generated<string>;
    state_at: string;
    state_by: string;
    reason: Generated<string>;
  };
  /** What waits for the mail server. One of the two ids is set. `tries`: how often it was tried; `due_at`: the next try. */
  mails: { id: string; reader_id: string | null; account_id: string | null; tries: number; due_at: string };
}
