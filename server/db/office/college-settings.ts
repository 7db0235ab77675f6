import type { Database, Tx } from '#server/db/schema.ts';
import { noPaymentInfo, type PaymentInfo } from '#shared/money/payment-info.ts';
import { type ApprovalSettings, noApprovals } from '#shared/office/approvals.ts';
import type { CollegeSettings, CollegeSettingsInput } from '#shared/office/college-settings.ts';
import { type PaperSettings, startPaperSettings } from '#shared/office/papers/paper-settings.ts';

/** The table's only row, inserted by the migration. */
export async function readCollegeSettings(db: Database): Promise<CollegeSettings> {
  const row = await db.selectFrom('college_settings').selectAll().executeTakeFirstOrThrow();
  const { invite_message: inviteMessage, enquiry_months: enquiryMonths, version } = row;
  const { categories, payment_info, papers, approvals, is_set_up } = row;
  const paymentInfo = payment_info ? (JSON.parse(payment_info) as PaymentInfo) : noPaymentInfo; // written below
  return {
    inviteMessage,
    enquiryMonths,
    version,
    paymentInfo,
    // Written below; what was not a setting then is as it starts.
    papers: { ...startPaperSettings, ...(JSON.parse(papers ?? '{}') as Partial<PaperSettings>) },
    approvals: approvals ? (JSON.parse(approvals) as ApprovalSettings) : noApprovals, // written below
    isSetUp: is_set_up === 1,
    categories: JSON.parse(categories) as string[], // written below and by the migration
  };
}

/** Called under a lock, with the version compared: the one row is changed. */
export async function updateCollegeSettings(
  tx: Tx,
  { inviteMessage, categories, paymentInfo, enquiryMonths, papers, approvals, isSetUp }: CollegeSettingsInput,
): Promise<void> {
  await tx
    .updateTable('college_settings')
    .set((set) => ({
      ...(inviteMessage && { invite_message: inviteMessage }),
      ...(paymentInfo && { payment_info: JSON.stringify(paymentInfo) }),
      ...(categories && { categories: JSON.stringify(categories) }),
      ...(approvals && { approvals: JSON.stringify(approvals) }),
      ...(papers && { papers: JSON.stringify(papers) }),
      ...(isSetUp !== undefined && { is_set_up: isSetUp ? 1 : 0 }),
      ...(enquiryMonths && { enquiry_months: enquiryMonths }),
      version: set('version', '+', 1),
    }))
    .execute();
}
