// Which texts show nothing, though they have characters: Hangul fillers, the blank of Braille, joiners, a vowel sign alone.
const shown = /[^\s\p{Z}\p{M}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Whether a reader sees nothing that could be a name or an answer. */
export const isBlank = (text: string): boolean => !shown.test(text);
