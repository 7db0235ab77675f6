// Selects the compiler's messages that matter to an editor who has changed only the content.

/**
 * @param said the output of tsc, without colours
 * @param read gives the text of a file
 * @returns only the errors in content/ where there are any, since the other errors follow from them
 */
export function typeProblems(said: string, read: (file: string) => string): string {
  // A problem's first line names its file; lines of explanation are indented.
  const problems = said.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  const slips = problems.filter((line) => line.startsWith('content/'));
  if (slips.length > 0) return slips.join('\n');
  const used = problems.map((line) => missingWord(line, read));
  return used.every(Boolean) ? used.join('\n') : said;
}

/** An error about a field that a page reads and no content file has. */
function missingWord(line: string, read: (file: string) => string): string | undefined {
  const [, file = '', field] =
    /^(\S+)\(\d+,\d+\): error TS\d+: Property '(\w+)' does not exist/.exec(line) ?? [];
  if (!field) return undefined;
  const sources = [...read(file).matchAll(/from '#(content\/[^']+)'/g)].map(([, source]) => source);
  return sources.length > 0
    ? `${sources.join(' or ')}: '${field}' is missing or misspelled; ${file} shows it`
    : undefined;
}
