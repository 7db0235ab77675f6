import { useRef, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';

interface PhotoOptions {
  take: (photo: string) => void;
  refuse: (message: string) => void;
}

/** Reads photos one after the other, so that the last chosen one is kept; a save waits until it is read. */
export function usePhoto({ take, refuse }: PhotoOptions) {
  const reading = useRef(Promise.resolve());
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    try {
      take(await shrinkPicture(file));
    } catch (failure) {
      refuse(failure instanceof Error ? failure.message : 'The photo could not be read');
    }
  };
  return {
    isReading,
    choose: (file: File) => {
      setReading(true);
      const mine = reading.current
        .then(() => read(file))
        .finally(() => reading.current === mine && setReading(false));
      reading.current = mine;
    },
    untilRead: () => reading.current,
  };
}
