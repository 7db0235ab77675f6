import type { Generated } from 'kysely';
import type { Language } from '#shared/kit/languages.ts';
import type { MessageChannel, ReaderState } from '#shared/people/messages.ts';

export interface MessageTables {
  messages: {
    id: string;
    /** The record that it is about; null: none. */
    subject_kind: string | null;
    subject_id: string | null;
    channel: MessageChannel;
    text: string;
    text_te: string;
    made_at: string;
    made_by: string;
  };
  /** The text, name and phone are those of the time at which it was prepared. One of the three ids is set. */
  message_readers: {
    id: string;
    message_id: string;
    student_id: string | null;
    guardian_id: string | null;
    faculty_id: string | null;
    name: string;
    phone: string;
    /** Where it goes by email; '' otherwise. */
    email: Generated<string>;
    language: Language;
    text: string;
    state: ReaderState;
    state_at: string;
    state_by: string;
    /** What the mail server said against it. */
    reason: Generated<string>;
  };
  /** What waits for the mail server. One of the two ids is set. */
  mails: {
    id: string;
    reader_id: string | null;
    account_id: string | null;
    /** How often it was tried. */
    tries: number;
    /** The next try. */
    due_at: string;
  };
}
