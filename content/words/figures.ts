// The words of figures that are not a number: whether admission is open, and the hours of the office.

import { inTelugu } from '#content/in-telugu.ts';

export const en = {
  figureWords: {
    open: 'Open',
    openUntil: 'Open until {day}',
    opensOn: 'Opens on {day}',
    closed: 'Closed',
    /** Behind a description for search engines. */
    admissionIsOpen: ' Admission is open.',
    weekdays: 'Mon-Fri',
    saturday: 'Sat',
    closedOn: 'closed',
  } as const,
};

export const te = inTelugu(en, {
  figureWords: {
    open: 'జరుగుతున్నాయి',
    openUntil: '{day} వరకు',
    opensOn: '{day} నుంచి',
    closed: 'ముగిశాయి',
    admissionIsOpen: ' ప్రవేశాలు జరుగుతున్నాయి.',
    weekdays: 'సోమ-శుక్ర',
    saturday: 'శని',
    closedOn: 'సెలవు',
  },
});
