// The WhatsApp message with an invite link. Admins can change its text in the settings.
import { college } from '#content/facts.ts';

const indianNumberLength = 10;

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

/** WhatsApp needs the country code, which recorded numbers often lack. */
export function withCountryCode(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '');
  return digits.length === indianNumberLength ? `91${digits}` : digits;
}
