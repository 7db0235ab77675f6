// How two texts are the same, whoever typed them on whatever keyboard: for searches, imports and questions about doubles.

/** Characters that take no place: joiners, direction marks, fillers, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** O'Brien is typed with any of them; some keyboards have a prime, an accent or a letter of their own in its place. */
const quotationMarks = /[\p{Quotation_Mark}`´ʹʺʻʼʽˈˊˋ՚׳‵′″‴]/gu;
/**
 * Only the accents of Latin, Greek and Cyrillic letters go: in Telugu the vowel signs are combining marks too, and without
 * them different words would become equal.
 */
const accents = /[\u0300-\u036f]/g;
const fullStopAfterLetter = /(?<=[\p{L}\p{M}])\./gu;
const spaceBetweenInitials = /(?<=(?:^| )\p{L}\p{M}*) (?=\p{L}\p{M}*(?: |$))/gu;

/**
 * The same for all spellings of a text: 'O’BRIEN', 'O'Brien'; 'Tuition  fee', 'tuition fee'; 'S. V. Rao', 'SV Rao'. For
 * comparing and searching; it is neither shown nor a key that must be unique.
 */
export function textKey(text: string): string {
  return text
    .replace(quotationMarks, '')
    .replace(/\p{Dash}/gu, '-')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(fullStopAfterLetter, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(spaceBetweenInitials, '');
}

/** The words of a search; a text that is found has each of them in its `textKey`. */
export function wordsToFind(q: string | undefined): string[] {
  return textKey(q ?? '')
    .split(' ')
    .filter(Boolean);
}

/** A number, code, e-mail or log-in name with nothing in it that is not seen: what looks the same is the same. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** The same for all spellings of a number, code, e-mail or log-in name that name the same record. */
export function codeKey(code: string): string {
  return plainCode(code).toLowerCase();
}
