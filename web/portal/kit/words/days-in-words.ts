import { formatDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/routes.ts';

const months = [
  ['Jan', 'జనవరి'],
  ['Feb', 'ఫిబ్రవరి'],
  ['Mar', 'మార్చి'],
  ['Apr', 'ఏప్రిల్'],
  ['May', 'మే'],
  ['Jun', 'జూన్'],
  ['Jul', 'జూలై'],
  ['Aug', 'ఆగస్టు'],
  ['Sep', 'సెప్టెంబర్'],
  ['Oct', 'అక్టోబర్'],
  ['Nov', 'నవంబర్'],
  ['Dec', 'డిసెంబర్'],
] as const;

/** '5 Jan 2026', '5 జనవరి 2026'. @param day as the API has it */
export function dayInWords(language: Language, day: string): string {
  const text = formatDate(day);
  const [english, telugu] =
    (language === 'te' && months.find(([month]) => text.includes(` ${month} `))) || [];
  return english ? text.replace(english, telugu ?? english) : text;
}
