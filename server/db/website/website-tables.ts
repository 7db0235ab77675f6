// The tables of what the office publishes, and of enquiries.
import type { Generated } from 'kysely';
import type { SnakeCased, Versioned } from '#server/db/row-names.ts';
import type { RowOf } from '#shared/kit/fields/fields.ts';
import type { EnquiryMessage, ListedEnquiry } from '#shared/website/enquiries.ts';
import type { FactName } from '#shared/website/fact-table.ts';
import type { noticeFields } from '#shared/website/notices/notices.ts';
import type { Publication } from '#shared/website/publications.ts';

export interface WebsiteTables {
  /** `faculty_id`: the teacher who has written it to a class. */
  notices: Versioned & RowOf<typeof noticeFields> & { faculty_id: Generated<string | null> };
  publications: Omit<Publication<never>, 'isLive' | 'content'> & {
    noun:
      | 'notice'
      | 'event'
      | 'fact'
      | 'website-person'
      | 'gallery-picture'
      | 'exam-link'
      | 'exam-date'
      | 'course'
      | 'exam-session'
      | 'words'
      | 'college';
    record_id: string;
    /** 1 for what readers see now; at most one row of a record. */
    is_live: number;
    version: number;
    /** The record as it was published, as JSON; null where it was taken back. */
    data: string | null;
    file_id: string | null;
    /** The picture that readers may load while this is live. */
    picture_id: Generated<string | null>;
  };
  /** Pictures that readers may load while the publication is live, besides its own. */
  publication_pictures: { publication_id: string; picture_id: string };
  /** Further photos of an event, in their order. */
  event_photos: { event_id: string; photo_id: string; place: number; text: string };
  /** Only facts that the office has touched have a row; the id is the name of the fact, `content` JSON. */
  facts: { id: FactName; content: string; version: Generated<number> };
  /** Uploaded pictures. `sizes`: JSON, [{id, width}], of which each is two rows of files: `id.avif` and `id.webp`. */
  website_pictures: { id: string; width: number; height: number; sizes: string; created_at: string };
  /** One row, inserted by the migration. `start_records_without` is null when the start records have been entered. */
  site_state: { id: string; version: number; start_records_without: Generated<string | null> };
  /** One for each phone number, in the spelling of shared/kit/phones/phone-schemas.ts. */
  enquiries: Versioned & SnakeCased<Omit<ListedEnquiry, 'version'>> & { search_text: string };
  /** `sent_on`: the day in India, for the figures of a week. */
  enquiry_messages: SnakeCased<EnquiryMessage> & { enquiry_id: string; sent_on: string };
}
