import type { CollegeSettings, CollegeSettingsInput } from '#shared/college-settings.ts';
import { noPaymentInfo, type PaymentInfo } from '#shared/payment-info.ts';
import type { Database, Tx } from './schema.ts';

/** The table's only row, inserted by the migration. */
export async function readCollegeSettings(db: Database): Promise<CollegeSettings> {
  const { categories, payment_info, ...settings } = await db
    .selectFrom('college_settings')
    .select([
      'invite_message as inviteMessage',
      'categories',
      'payment_info',
      'enquiry_months as enquiryMonths',
      'version',
    ])
    .executeTakeFirstOrThrow();
  const paymentInfo = payment_info ? (JSON.parse(payment_info) as PaymentInfo) : noPaymentInfo; // written below
  return { ...settings, paymentInfo, categories: JSON.parse(categories) as string[] }; // written below and by the migration
}

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateCollegeSettings(
  tx: Tx,
  { inviteMessage, categories, paymentInfo, enquiryMonths }: CollegeSettingsInput,
  version: number | undefined,
): Promise<boolean> {
  let update = tx.updateTable('college_settings').set((set) => ({
    ...(inviteMessage && { invite_message: inviteMessage }),
    ...(paymentInfo && { payment_info: JSON.stringify(paymentInfo) }),
    ...(categories && { categories: JSON.stringify(categories) }),
    ...(enquiryMonths && { enquiry_months: enquiryMonths }),
    version: set('version', '+', 1),
  }));
  if (version !== undefined) update = update.where('version', '=', version);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
