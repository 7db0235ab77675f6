// The WhatsApp message with an invite link. Admins can change its text in the settings.
import { college } from '#web/portal/kit/college.ts';

export const usualInviteMessage = `Hello {name}, choose your password for the ${college.shortName} portal here (good until {until}): {link}`;

export function fillInviteMessage(
  message: string,
  values: { name: string; until: string; link: string },
): string {
  return message
    .replaceAll('{name}', () => values.name)
    .replaceAll('{until}', () => values.until)
    .replaceAll('{link}', () => values.link);
}
