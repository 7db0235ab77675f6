// What the compiler says, for an editor who has changed the content and not the code.

/**
 * @param said by tsc, without colours
 * @param read gives the text of a file
 * @returns the slips in content/ alone, where there are any: what else fails, fails for them
 */
export function typeProblems(said: string, read: (file: string) => string): string {
  // A problem's first line names its file; lines of explanation are indented.
  const problems = said.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  const slips = problems.filter((line) => line.startsWith('content/'));
  if (slips.length > 0) return slips.join('\n');
  const used = problems.map((line) => missingWord(line, read));
  return used.every(Boolean) ? used.join('\n') : said;
}

/** A field that a page reads and no content file has any more. */
function missingWord(line: string, read: (file: string) => string): string | undefined {
  const [, file = '', field] =
    /^(\S+)\(\d+,\d+\): error TS\d+: Property '(\w+)' does not exist/.exec(line) ?? [];
  if (!field) return undefined;
  const sources = [...read(file).matchAll(/from '#(content\/[^']+)'/g)].map(([, source]) => source);
  return sources.length > 0
    ? `${sources.join(' or ')}: '${field}' is missing or misspelled; ${file} shows it`
    : undefined;
}
