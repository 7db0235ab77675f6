import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LinkTabs, useTab } from '#web/portal/kit/shell/link-tabs.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';

const tabs = [
  { tab: 'account', label: 'My account' },
  { tab: 'admins', label: 'Admins' },
  { tab: 'timetable', label: 'Timetable and attendance' },
  { tab: 'students', label: 'Students' },
  { tab: 'payments', label: 'Payments' },
  { tab: 'invites', label: 'Invites' },
  { tab: 'enquiries', label: 'Enquiries' },
  { tab: 'deleted', label: 'Recently deleted' },
  { tab: 'imports', label: 'Imports' },
  { tab: 'history', label: 'History' },
  { tab: 'health', label: 'Health' },
] as const;

const parts = {
  account: lazyPart(() => import('./settings-screen.tsx'), 'OwnAccount'),
  admins: lazyPart(() => import('./admins-section.tsx'), 'AdminsSection'),
  timetable: lazyPart(
    () => import('#web/portal/teaching/timetable/timetable-settings.tsx'),
    'TimetableSettings',
  ),
  students: lazyPart(() => import('./categories-section.tsx'), 'CategoriesSection'),
  payments: lazyPart(() => import('./payment-info-section.tsx'), 'PaymentInfoSection'),
  invites: lazyPart(() => import('./invite-section.tsx'), 'InviteSection'),
  enquiries: lazyPart(() => import('./enquiry-section.tsx'), 'EnquirySection'),
  deleted: lazyPart(() => import('#web/portal/office/deleted-records/deleted-section.tsx'), 'DeletedSection'),
  imports: lazyPart(() => import('#web/portal/office/imports/imports-section.tsx'), 'ImportsSection'),
  history: lazyPart(() => import('#web/portal/office/audit-log/college-audit-log.tsx'), 'CollegeAuditLog'),
  health: lazyPart(() => import('./health-section.tsx'), 'HealthSection'),
};

/** The admin's own account, as in every portal, and the settings of the college. */
export function AdminSettingsScreen() {
  const tab = useTab(tabs);
  const Part = parts[tab];
  return (
    <>
      <ScreenHeader title="Settings" />
      <LinkTabs label="Settings" tabs={tabs} current={tab} />
      <Part />
    </>
  );
}
