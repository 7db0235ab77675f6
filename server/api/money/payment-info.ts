import type { Handlers } from '#server/context.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';

export const paymentInfoHandlers = {
  readPaymentInfo: async ({ db }) => (await readCollegeSettings(db)).paymentInfo,
} satisfies Partial<Handlers>;
