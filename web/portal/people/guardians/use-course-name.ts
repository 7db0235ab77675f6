import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import { filled, useWords } from '#web/portal/kit/words/words.ts';
import { guardianWords } from './guardian-words.ts';

/** 'Anatomy', 'Anatomy (practical)' */
export function useCourseName() {
  const words = useWords(guardianWords);
  return ({ subject, kind }: { subject: { name: string }; kind: ClassKind }) =>
    kind === 'practical' ? filled(words.practical, { subject: subject.name }) : subject.name;
}
