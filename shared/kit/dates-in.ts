// Apart from format.ts: a portal in English loads no word of Telugu.
import type { Language } from '#shared/kit/languages.ts';
import { englishDates } from './format.ts';
import type { DateWords } from './text/say.ts';

/** The part of the day that Telugu names before the hour. */
const dayPart = (hour: number) => (hour < 12 ? 'ఉదయం' : hour < 16 ? 'మధ్యాహ్నం' : hour < 19 ? 'సాయంత్రం' : 'రాత్రి');

/** '5 జనవరి 2026' · 'ఉదయం 9:30' */
export const datesIn: Readonly<Record<Language, DateWords>> = {
  en: englishDates,
  te: {
    months: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్',
    time: (clock, hour) => `${dayPart(hour)} ${clock}`,
  },
};
