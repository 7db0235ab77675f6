import type * as z from 'zod/mini';
import type { enquiryMessageInputSchema } from '#shared/website/enquiries.ts';

export type EnquiryToKeep = Omit<z.input<typeof enquiryMessageInputSchema>, 'mayCallBack' | 'sourcePage'>;

const patienceMilliseconds = 10_000;

/**
 * Sends an enquiry to the college. Called only with the visitor's tick.
 * @returns its number; undefined where it could not be kept
 */
export async function keepEnquiry(enquiry: EnquiryToKeep): Promise<string | undefined> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, mayCallBack: true, sourcePage: location.pathname }),
      // On a phone the page is left for WhatsApp at the same moment.
      keepalive: true,
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!response.ok) return undefined;
    const { reference } = (await response.json()) as { reference: string }; // as the call's schema says
    return reference;
  } catch {
    return undefined;
  }
}
