import type { ReaderState } from '#shared/people/messages.ts';
import type { Language } from '#shared/routes.ts';

export interface MessageTables {
  messages: {
    id: string;
    /** The record that it is about; null: none. */
    subject_kind: string | null;
    subject_id: string | null;
    channel: 'whatsapp';
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
    language: Language;
    text: string;
    state: ReaderState;
    state_at: string;
    state_by: string;
  };
}
