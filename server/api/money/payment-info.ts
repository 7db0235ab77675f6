import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Handlers } from '#server/http/context.ts';

export const paymentInfoHandlers = {
  readPaymentInfo: async ({ db }) => (await readCollegeSettings(db)).paymentInfo,
} satisfies Partial<Handlers>;
