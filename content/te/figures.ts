import * as english from '../en/figures.ts';
import { inTelugu } from './in-telugu.ts';

export const figureWords = inTelugu(english.figureWords, {
  open: 'జరుగుతున్నాయి',
  openUntil: '{day} వరకు',
  opensOn: '{day} నుంచి',
  closed: 'ముగిశాయి',
  admissionIsOpen: ' ప్రవేశాలు జరుగుతున్నాయి.',
  weekdays: 'సోమ-శుక్ర',
  saturday: 'శని',
  closedOn: 'సెలవు',
});
