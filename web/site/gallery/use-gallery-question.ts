import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GalleryQuestion, readAddress, writeAddress } from './gallery-question.ts';

/** The category and search in the address, and the search field. */
export function useGalleryQuestion(categories: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<GalleryQuestion>({ category: '', query: '' });
  /** The first letter of a search adds a history entry, later letters replace it. */
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
    // Text that the visitor typed before hydration; otherwise the search in the address.
    if (field.current?.value) type();
    else follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  useEffect(() => start(), []);

  return {
    asked,
    choose: (category: string) => {
      // What is typed just before, or before the code has come, is in the address at once, in `asked` after the next render.
      const current = readAddress(categories);
      if (category !== current.category) ask({ ...current, category }, true);
    },
    /** Value of the search field. */
    attributes: { ref: field, onInput: type, onBlur: stopTyping },
    stopTyping,
  };
}
