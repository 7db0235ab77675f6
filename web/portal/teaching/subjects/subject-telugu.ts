// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const subjectTelugu: Texts = {
  Syllabus: 'పాఠ్య ప్రణాళిక',
  'Study material': 'అధ్యయన సామగ్రి',
  'Add files': 'ఫైళ్లు చేర్చండి',
  '1 file': '1 ఫైలు',
  '{count} files': '{count} ఫైళ్లు',
  '{covered} of 1 unit covered': 'ఒక యూనిట్‌లో {covered} పూర్తయింది',
  '{covered} of {count} units covered': '{count} యూనిట్లలో {covered} పూర్తయ్యాయి',
};
