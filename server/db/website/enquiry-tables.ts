// The tables of enquiries.
import type { Generated } from 'kysely';
import type { Quota } from '#shared/people/quotas.ts';
import type { EnquiryKind, EnquiryStage } from '#shared/website/enquiries.ts';

export interface EnquiryTables {
  enquiries: {
    id: string;
    reference: string;
    /** In the spelling of shared/kit/phones/phone-schemas.ts; one enquiry for each. */
    phone: string;
    name: string;
    email: string;
    kind: EnquiryKind;
    source_page: string;
    stage: EnquiryStage;
    follow_up_on: string | null;
    notes: string;
    message_count: number;
    last_message_at: string;
    search_text: string;
    version: Generated<number>;
  };
  enquiry_messages: {
    id: string;
    enquiry_id: string;
    reference: string;
    at: string;
    /** The day in India, for the figures of a week. */
    sent_on: string;
    kind: EnquiryKind;
    source_page: string;
    name: string;
    email: string;
    neet_rank: string;
    quota: Quota | null;
    topic: string;
    text: string;
  };
  /** The last number of each calendar year. */
}
