// The tables of enquiries.
import type { SnakeCased } from '#server/db/row-names.ts';
import type { Versioned } from '#server/db/versioned.ts';
import type { EnquiryMessage, ListedEnquiry } from '#shared/website/enquiries.ts';

export interface EnquiryTables {
  /** One for each phone number, in the spelling of shared/kit/phones/phone-schemas.ts. */
  enquiries: Versioned & SnakeCased<Omit<ListedEnquiry, 'version'>> & { search_text: string };
  enquiry_messages: SnakeCased<EnquiryMessage> & {
    enquiry_id: string;
    /** The day in India, for the figures of a week. */
    sent_on: string;
  };
}
