// The WhatsApp message with an invite link. Admins can change its text in the settings.
import { useQuery } from '@tanstack/react-query';
import type { Invite } from '#shared/account/auth.ts';
import { formatMoment } from '#shared/kit/format.ts';
import { college } from '#web/portal/kit/college.ts';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';

export const usualInviteMessage = `Hello {name}, choose your password for the ${college.shortName} portal here (good until {until}): {link}`;

/** @returns a function that makes the message for a person */
export function useInviteMessage() {
  const { data: settings } = useQuery(collegeSettingsQuery);
  const wording = settings?.inviteMessage ?? usualInviteMessage;
  return (name: string, invite: Pick<Invite, 'link' | 'expiresAt'>) => {
    const values = { name, until: formatMoment(invite.expiresAt), link: invite.link };
    return wording.replace(/\{(name|until|link)\}/g, (_, key: keyof typeof values) => values[key]);
  };
}
