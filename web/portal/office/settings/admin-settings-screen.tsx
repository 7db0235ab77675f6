import type { Action } from '#shared/roles.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LinkTabs, useTab } from '#web/portal/kit/shell/link-tabs.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';

const tabs = [
  { tab: 'account', label: 'My account', action: 'account.own' },
  { tab: 'admins', label: 'Admins', action: 'admin.list' },
  { tab: 'timetable', label: 'Timetable and attendance', action: 'timetable.write' },
  { tab: 'students', label: 'Students', action: 'student.write' },
  { tab: 'papers', label: 'Certificates', action: 'settings.write' },
  { tab: 'payments', label: 'Payments', action: 'admin.write' },
  { tab: 'approvals', label: 'Approvals', action: 'admin.write' },
  { tab: 'invites', label: 'Invites', action: 'admin.write' },
  { tab: 'enquiries', label: 'Enquiries', action: 'admin.write' },
  { tab: 'deleted', label: 'Recently deleted', action: 'deleted-record.list' },
  { tab: 'imports', label: 'Imports', action: 'import.write' },
  { tab: 'history', label: 'History', action: 'audit-log.list' },
  { tab: 'health', label: 'Health', action: 'health.read' },
] as const satisfies readonly { tab: string; label: string; action: Action }[];

const settingsParts = () => import('./settings-parts.tsx');
const parts = {
  account: lazyPart(() => import('./own-account.tsx')),
  admins: lazyPart(() => import('./admins-section.tsx')),
  timetable: lazyPart(() => import('#web/portal/teaching/timetable/timetable-settings.tsx')),
  students: lazyPart(settingsParts, 'CategoriesSection'),
  papers: lazyPart(() => import('./papers-section.tsx')),
  payments: lazyPart(settingsParts, 'PaymentInfoSection'),
  approvals: lazyPart(settingsParts, 'ApprovalsSection'),
  invites: lazyPart(settingsParts, 'InviteSection'),
  enquiries: lazyPart(settingsParts, 'EnquirySection'),
  deleted: lazyPart(() => import('#web/portal/office/deleted-records/deleted-section.tsx')),
  imports: lazyPart(() => import('#web/portal/office/imports/imports-section.tsx')),
  history: lazyPart(() => import('#web/portal/office/audit-log/college-audit-log.tsx')),
  health: lazyPart(() => import('./health-section.tsx')),
};

/** The admin's own account, as in every portal, and the settings of the college. */
export function AdminSettingsScreen() {
  const may = useMay();
  const open = tabs.filter(({ action }) => may(action, true));
  const tab = useTab(open);
  const Part = parts[tab];
  return (
    <>
      <ScreenHeader title="Settings" />
      <div className="items-start gap-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <LinkTabs label="Settings" tabs={open} current={tab} isRail />
        <div>
          <Part />
        </div>
      </div>
    </>
  );
}
