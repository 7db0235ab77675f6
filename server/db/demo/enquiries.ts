import type { Tx } from '#server/db/schema.ts';
import {
  insertEnquiry,
  insertMessage,
  takeEnquiryReference,
  updateEnquiry,
} from '#server/db/website/enquiries.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import type { EnquiryMessageInput, EnquiryStage } from '#shared/website/enquiries.ts';
import { dayAfter, readSamples } from './samples.ts';

interface Sample extends Pick<EnquiryMessageInput, 'name' | 'kind' | 'sourcePage' | 'text'> {
  stage: EnquiryStage;
  /** Days since the message, and until the next call. */
  daysAgo: number;
  followUpIn?: number;
  notes?: string;
}

/** Invented enquiries, with invented numbers. @returns the ids */
export async function insertDemoEnquiries(tx: Tx, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, sample] of readSamples<Sample[]>('enquiries').entries()) {
    const { stage, daysAgo, followUpIn, notes = '', ...entries } = sample;
    const email = `enquiry${index + 1}@people.example`;
    const phone = `+9190000001${String(index + 1).padStart(2, '0')}`;
    const message = { neetRank: '', topic: '', email, phone, ...entries };
    const at = new Date(now.getTime() - daysAgo * dayMilliseconds);
    const reference = await takeEnquiryReference(tx, now);
    const id = await insertEnquiry(tx, message, reference, at);
    await insertMessage(tx, id, message, reference, at);
    const followUpOn = followUpIn === undefined ? null : dayAfter(now, followUpIn);
    await updateEnquiry(tx, id, { stage, followUpOn, notes }, undefined);
    ids.push(id);
  }
  return ids;
}
