// Access to the visitor's localStorage. It may be blocked or full: then nothing is stored, and no error is thrown.

/** Under which the chosen language is stored. */
export const languageKey = 'language';

/** The value stored under `key`, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
