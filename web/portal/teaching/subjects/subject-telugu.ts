// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const subjectTelugu: Texts = {
  Syllabus: 'పాఠ్య ప్రణాళిక',
  '{covered} of {count} units covered': '{count} యూనిట్లలో {covered} పూర్తయ్యాయి',
};
