import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GalleryQuestion, readAddress, writeAddress } from './gallery-question.ts';

/** The question in the address, and the search field that belongs to it. */
export function useGalleryQuestion(categories: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<GalleryQuestion>({ category: '', query: '' });
  /** The first letter of a search is a step that Back undoes, the letters after it are not. */
  const isTyping = useRef(false);

  const ask = (question: GalleryQuestion, isNewStep: boolean) => {
    writeAddress(question, isNewStep);
    setAsked(question);
  };
  const type = () => {
    const current = readAddress(categories);
    const query = field.current?.value.trim() ?? '';
    if (query === current.query) return;
    ask({ ...current, query }, !isTyping.current);
    isTyping.current = true;
  };
  const stopTyping = () => {
    isTyping.current = false;
  };

  const start = useEffectEvent(() => {
    const follow = () => {
      const question = readAddress(categories);
      stopTyping();
      if (field.current) field.current.value = question.query;
      setAsked(question);
    };
    // Typed before this code came; otherwise the address says what to look for.
    if (field.current?.value) type();
    else follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  useEffect(() => start(), []);

  return {
    asked,
    choose: (category: string) => {
      if (category !== asked.category) ask({ ...asked, category }, true);
    },
    /** Of the search field. */
    attributes: { ref: field, onInput: type, onBlur: stopTyping },
    stopTyping,
  };
}
