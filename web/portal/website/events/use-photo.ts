import { useRef, useState } from 'react';

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

const longestSide = 1600;
const quality = 0.85;

const notAPicture = 'The photo must be an image file: JPEG, PNG or WebP';

/**
 * Makes a photo smaller before it is sent: those of phones are too large for a slow connection.
 * @returns a JPEG as base64 without the data prefix
 * @throws Error with a sentence where the file is not a picture the server takes
 */
async function shrinkPicture(file: File): Promise<string> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) throw new Error(notAPicture);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(notAPicture);
  });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot read pictures');
  // A JPEG has no transparency: transparent pixels become white, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality).replace(/^data:image\/jpeg;base64,/, '');
}
