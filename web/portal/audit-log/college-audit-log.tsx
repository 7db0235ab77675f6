import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AuditedNoun, auditedNouns, type CollegeAuditEntry } from '#shared/audit-log.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callList } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/record-calls.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { listSearch, useListSearch } from '#web/portal/lists/list-search.ts';
import { NameLink } from '#web/portal/lists/row-links.tsx';
import { SearchedList } from '#web/portal/lists/searched-list.tsx';
import { auditLogColumns } from './audit-log-columns.tsx';

const about: Readonly<Record<AuditedNoun, string>> = {
  student: 'Students',
  faculty: 'Faculty',
  subject: 'Subjects',
  event: 'Events',
  'academic-calendar': 'Calendar',
  notice: 'Notices',
  account: 'Accounts',
  import: 'Imports',
  settings: 'Settings',
  view: 'Records looked at',
};
const nouns = Object.keys(auditedNouns) as AuditedNoun[]; // the keys of auditedNouns

const auditLogSearch = listSearch(['at'], { noun: nouns });

/** The audit log of the whole college, newest first. */
export function CollegeAuditLog() {
  const [search, update] = useListSearch(auditLogSearch);
  const query = useQuery(
    listQuery('audit log', search, (page, signal) => callList('listAuditLog', { signal, query: page })),
  );
  return (
    <section>
      <h2 className="text-xl">History</h2>
      <p className="mt-2 mb-4 max-w-prose">
        Who did what, and when. Nothing here can be changed or taken away.
      </p>
      <SearchedList
        caption="History"
        noun="entries"
        empty="Nothing happened yet."
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search={search}
        defaultSort="-at"
        onChange={update}
        filters={
          <FilterSelect
            label="About what"
            all="Everything"
            value={search.noun}
            options={nouns.map((value) => ({ value, label: about[value] }))}
            onChange={(noun) => update({ noun })}
          />
        }
      />
    </section>
  );
}

// One element, because a card lays out the children of its title separately.
const columns = auditLogColumns<CollegeAuditEntry>((entry) => <span>{deedOf(entry)}</span>);

const verbs: Readonly<Record<string, string>> = {
  create: 'Entered',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  publish: 'Published',
  'take-back': 'Took back',
};

/** Sentences for the actions on accounts. */
const accountDeeds: Readonly<Record<string, string>> = {
  login: 'Signed in',
  logout: 'Signed out',
  'login-failed': 'Failed to sign in',
  'login-refused': 'Had to wait before signing in again',
  password: 'Chose a password',
  'sessions-ended': 'Ended sessions',
  'second-factor': 'Two-step login',
  create: 'Made an admin',
  delete: 'Removed an admin',
  invite: 'Made an invite link for an admin',
};

const names: Readonly<Record<string, string>> = {
  student: 'student',
  faculty: 'faculty member',
  subject: 'subject',
  event: 'event',
  'academic-calendar': 'calendar entry',
  notice: 'notice',
};

/** 'Changed the fee ‘Hostel’ of Asha Naidu' */
function deedOf(entry: CollegeAuditEntry): ReactNode {
  const { action, noun, label } = entry;
  const verb = verbs[action] ?? action;
  if (noun === 'account' && accountDeeds[action])
    return `${accountDeeds[action]}${label && ` (${label})`}${ofAccount(entry)}`;
  if (action === 'view') return <>Looked at {nameOf({ ...entry, noun: label })}</>;
  if (action === 'sessions-ended') return <>Signed {nameOf(entry)} out everywhere</>;
  if (action === 'second-factor') return <>Turned off the two-step login of {nameOf(entry)}</>;
  if (action === 'export') return `Exported ‘${label}’`;
  if (action === 'invite') return <>Made an invite link for {nameOf(entry)}</>;
  if (action === 'photo') return <>Changed the picture of {nameOf(entry)}</>;
  if (noun === 'import')
    return action === 'create' ? `Imported ‘${label}’` : `Undid the import of ‘${label}’`;
  if (noun === 'settings') return 'Changed the settings';
  if (noun === 'calendar-feed')
    return action === 'create' ? 'Made a calendar link' : 'Ended the calendar link';
  if (!names[noun])
    return (
      <>
        {`${verb} the ${noun} ‘${label}’ of `}
        {nameOf(entry)}
      </>
    );
  return (
    <>
      {`${verb} the ${names[noun]} `}
      {nameOf(entry)}
      {label && ` (import of ‘${label}’)`}
    </>
  );
}

/** The owner of the account: the actor of a sign-in is a log-in name, that of a first password an invite link. */
const ofAccount = ({ about: name, actor }: CollegeAuditEntry) => (name && name !== actor ? ` (${name})` : '');

/** Their screens have no address for one record. */
const unlinked: ReadonlySet<string> = new Set(['subject', 'event', 'academic-calendar', 'notice']);

/** Links to the person if the record still exists. Entries about people who were deleted long ago may have no name. */
function nameOf({ action, noun, recordId, about: name }: CollegeAuditEntry): ReactNode {
  if (!name) return '(name no longer kept)';
  if (action === 'delete' || unlinked.has(noun)) return `‘${name}’`;
  const list = noun === 'faculty' ? 'faculty' : 'students';
  return <NameLink to={portalRoutes.admin(`${list}/${recordId}`)} name={name} />;
}
