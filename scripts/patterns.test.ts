// Regular expressions are applied to text from outside, and one that backtracks stops the whole process: each is analysed for a text on
// which its time grows faster than the text. What the analysis cannot see, repetitions of more than one character, is avoided
// by reading such texts without patterns (server/csv/read-xml.ts).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Pattern {
  source: string;
  flags: string;
}

/** The patterns of a file; what a pattern made at run time inserts is replaced by one letter. */
function patternsOf(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const [, source, flags = ''] = ts.isRegularExpressionLiteral(node)
      ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [])
      : [];
    if (source) found.push({ source, flags });
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') found.push(madePattern(node));
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** @throws where the pattern is not written in its place */
function madePattern({ arguments: [source, flags] = [] as never }: ts.NewExpression): Pattern {
  const flagText = flags && ts.isStringLiteral(flags) ? flags.text : '';
  if (source && ts.isStringLiteralLike(source)) return { source: source.text, flags: flagText };
  if (!source || !ts.isTemplateExpression(source)) throw new Error(`Write ${source?.getText()} in its place`);
  const text = source.head.text + source.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  return { source: text, flags: flagText };
}

const slow = ({ source, flags }: Pattern) =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(
    ({ character, exponential }) =>
      `/${source}/${flags} is ${exponential ? 'exponentially' : 'quadratically'} slow on many ${character.literal.source}`,
  );

test('no regular expression of server, shared or web backtracks more than its text is long', () => {
  expect(slow({ source: '/+$', flags: '' })).toHaveLength(1);
  expect(slow({ source: '^(a+)+$', flags: '' }).join()).toContain('exponentially');
  const files = globSync('{server,shared,web}/**/*.{ts,tsx}', { cwd: root });
  const patterns = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(200);
  expect(patterns.flatMap(slow)).toEqual([]);
});
