import { OwnAccount } from '../../common/settings/settings-screen.tsx';
import { LinkTabs, useTab } from '../../common/shell/link-tabs.tsx';
import { ScreenHeader } from '../../common/shell/screen-header.tsx';
import { ActivitySection } from './activity-section.tsx';
import { DeletedSection } from './deleted-section.tsx';
import { ImportsSection } from './imports-section.tsx';
import { InviteSection } from './invite-section.tsx';

const tabs = [
  { tab: 'account', label: 'My account' },
  { tab: 'invites', label: 'Invites' },
  { tab: 'deleted', label: 'Recently deleted' },
  { tab: 'imports', label: 'Imports' },
  { tab: 'activity', label: 'Activity' },
] as const;

const parts = {
  account: OwnAccount,
  invites: InviteSection,
  deleted: DeletedSection,
  imports: ImportsSection,
  activity: ActivitySection,
};

/** The own account, as everybody has it, and beside it what the office needs for the college. */
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
