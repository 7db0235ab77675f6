// Access to the visitor's storage: of the device, or of the visit. It may be blocked or full: then nothing is stored, and no error is thrown.

/** Under which the chosen language is stored. */
export const languageKey = 'language';

type Place = 'localStorage' | 'sessionStorage';

/** The value stored under `key`, or null. */
export function recall(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function remember(key: string, value: string, place: Place = 'localStorage'): boolean {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
