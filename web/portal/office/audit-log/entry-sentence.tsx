// What an entry of the audit log says, as a sentence with a link to the record.
import type { ReactNode } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { inSentence, recordType } from '#shared/kit/record-types.ts';
import type { AuditEntry, CollegeAuditEntry } from '#shared/office/audit-log.ts';
import { portalRoutes } from '#shared/routes.ts';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';

const verbs: Readonly<Record<string, string>> = {
  create: 'Entered',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  cancel: 'Cancelled',
  publish: 'Published',
  'take-back': 'Took back',
};

/** undefined where the action is none that records have in common. */
export const verbOf = ({ action, noun }: Pick<AuditEntry, 'action' | 'noun'>): string | undefined =>
  (action === 'create' && recordType(noun).created) || verbs[action];

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

/** What an entry tells of a row below a person's record: 'hall ticket ‘Finals’'. A reminder is labelled with its day. */
export const rowInWords = ({ noun, label }: Pick<AuditEntry, 'noun' | 'label'>) =>
  `${inSentence(noun)} ‘${formatDate(label)}’`;

/** 'Changed the fee ‘Hostel’ of Asha Naidu' */
export function entrySentence(entry: CollegeAuditEntry): ReactNode {
  const { action, noun, label, recordId } = entry;
  const { isNamed, labelledAs } = recordType(noun);
  const verb = verbOf(entry) ?? action;
  if (noun === 'account' && accountDeeds[action])
    return `${accountDeeds[action]}${label && ` (${label})`}${ofAccount(entry)}`;
  if (action === 'view') {
    const [kind = '', portal] = label.split(' ');
    return (
      <>
        Looked at {portal && 'the portal of '}
        {nameOf({ ...entry, noun: kind })}
      </>
    );
  }
  if (action === 'sessions-ended') return <>Signed {nameOf(entry)} out everywhere</>;
  if (action === 'second-factor') return <>Turned off the two-step login of {nameOf(entry)}</>;
  if (action === 'export') return `Exported ‘${label}’`;
  if (action === 'invite') return <>Made an invite link for {nameOf(entry)}</>;
  if (action === 'photo') return <>Changed the picture of {nameOf(entry)}</>;
  if (noun === 'import')
    return action === 'create' ? `Imported ‘${label}’` : `Undid the import of ‘${label}’`;
  if (noun === 'settings' && recordId === 'clock') return 'Said that the date of the server is right';
  if (noun === 'settings')
    return action === 'restore' ? `Restored the backup ‘${label}’` : 'Changed the settings';
  if (labelledAs) return `${verb} ${labelledAs}: ${label}`;
  if (noun === 'calendar-feed')
    return action === 'create' ? 'Made a calendar link' : 'Ended the calendar link';
  if (!isNamed)
    return (
      <>
        {`${verb} the ${rowInWords(entry)} of `}
        {nameOf(entry)}
      </>
    );
  return (
    <>
      {`${verb} the ${inSentence(noun)} `}
      {nameOf(entry)}
      {label && ` (import of ‘${label}’)`}
    </>
  );
}

/** The owner of the account: the actor of a sign-in is a log-in name, that of a first password an invite link. */
const ofAccount = ({ about: name, actor }: CollegeAuditEntry) => (name && name !== actor ? ` (${name})` : '');

/** Links to the person if the record still exists. Entries about people who were deleted long ago may have no name. */
function nameOf({ action, noun, recordId, about: name }: CollegeAuditEntry): ReactNode {
  if (!name) return '(name no longer kept)';
  const { isNamed, section: own } = recordType(noun);
  const section = isNamed ? own : noun === 'teaching' ? 'faculty' : 'students';
  if (action === 'delete' || !section) return `‘${name}’`;
  return <NameLink to={portalRoutes.admin(`${section}/${recordId}`)} name={name} isInSentence />;
}
