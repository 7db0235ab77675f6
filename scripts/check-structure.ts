// Checks the import rules and the names of all files, without exceptions.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { missingPlatforms } from './complete-lock.ts';

const root = join(import.meta.dirname, '..');

/** The files that each part may import, besides its own. The first matching row applies. */
const rules: { part: RegExp; may: RegExp }[] = [
  { part: /\.(test|config)\.tsx?$|^(test|e2e|bench|scripts)\//, may: /./ },
  {
    part: /^content\//,
    may: /^content\/|^shared\/(routes|website\/[\w/-]+|people\/quotas|kit\/(languages|study-years|format|dates-in))\.ts$/,
  },
  { part: /^shared\//, may: /^shared\// },
  { part: /^server\/(app|main|start|services|housekeeping|stop)\.ts$/, may: /^(server|shared)\// },
  {
    part: /^server\/settings\.ts$/,
    may: /^content\/(facts|figures|start-college|start-facts|words)\.ts$|^shared\//,
  },
  { part: /^server\/secret-key\.ts$/, may: /^server\/settings\.ts$/ },
  { part: /^server\/(errors|clock|own-turn|restart-process|password-cost)\.ts$/, may: /^shared\// },
  { part: /^server\/(gate|network)\.ts$/, may: /^server\/errors\.ts$/ },
  { part: /^server\/db\//, may: /^server\/(db\/|(clock|own-turn)\.ts$)|^shared\// },
  // What a handler is given, as types.
  {
    part: /^server\/context\.ts$/,
    may: /^server\/(db|http|auth|site|files|rules)\/|^server\/[\w-]+\.ts$|^shared\//,
  },
  { part: /^server\/files\//, may: /^server\/db\/|^server\/(errors|own-turn|settings)\.ts$|^shared\// },
  { part: /^server\/site\//, may: /^server\/db\/|^server\/(errors|clock|settings)\.ts$|^(shared|content)\// },
  {
    part: /^server\/(auth|http)\//,
    may: /^server\/(db|files|pdf)\/|^server\/rules\/office\/approvals\.ts$|^server\/(errors|clock|context|gate|network|password-cost|settings)\.ts$|^shared\//,
  },
  { part: /^server\/(pdf|calendar)\//, may: /^server\/(settings|own-turn)\.ts$|^shared\// },
  {
    part: /^server\/(records|rules)\//,
    may: /^server\/(csv|db|files|records|rules)\/|^server\/(context|errors|settings)\.ts$|^shared\//,
  },
  { part: /^server\/mail\//, may: /^server\/(auth|db)\/|^server\/(clock|settings)\.ts$|^shared\// },
  { part: /^server\/csv\//, may: /^server\/db\/|^server\/(context|errors)\.ts$|^shared\// },
  {
    part: /^server\/imports\//,
    may: /^server\/(db|csv|records|rules)\/|^server\/(errors|settings)\.ts$|^shared\//,
  },
  {
    part: /^server\/api\/handler(s|-files)\.ts$/,
    may: /^server\/(api\/|context\.ts$)|^shared\/merged\.ts$/,
  },
  {
    part: /^server\/api\//,
    may: /^server\/(http|auth|db|files|records|rules|csv|imports|pdf|calendar)\/|^server\/(context|errors|clock|gate|network|settings)\.ts$|^shared\//,
  },
  { part: /^web\/ui\//, may: /^web\/ui\/|^shared\/kit\// },
  { part: /^web\/api\//, may: /^web\/api\/|^shared\// },
  { part: /^web\/site\/[\w.-]+$/, may: /^(content|shared)\/|^web\/site\// },
  { part: /^web\/worker\//, may: /^web\/api\/kept-answers\.ts$|^shared\// },
  { part: /^web\/site\/parts\//, may: /^(content|shared)\/|^web\/ui\// },
  {
    part: /^web\/site\/islands\//,
    may: /^web\/(ui\/when-idle|site\/parts\/page-context)\.tsx?$/,
  },
  { part: /^web\/site\/forms\//, may: /^(content|shared)\/|^web\/(ui|api|site\/parts)\// },
  { part: /^web\/site\/search\//, may: /^(content|shared)\/|^web\/(ui|site\/(parts|islands))\// },
  {
    part: /^web\/site\//,
    may: /^(content|shared)\/|^web\/(ui|api|site\/(frame|parts|forms|islands|search))\//,
  },
  { part: /^web\/portal\/(router|portal)\.tsx$/, may: /^web\/(ui|api|portal)\/|^shared\// },
  { part: /^web\/portal\/kit\//, may: /^web\/(ui|api|portal\/kit)\/|^shared\// },
  { part: /^web\/portal\/roles\//, may: /^web\/(ui|portal)\/|^shared\// },
  // The panels show screens of other record types for a chosen person.
  {
    part: /^web\/portal\/office\/panels\//,
    may: /^web\/(ui|api)\/|^web\/portal\/(?!roles\/|router|portal\.)|^shared\//,
  },
  // The folder of a noun may import parts of another one, but no screens, and nothing from the roles.
  {
    part: /^web\/portal\//,
    may: /^web\/(ui|api)\/|^web\/portal\/(?!roles\/|router|portal\.)(kit\/|(?!.*-screen\.tsx$))|^shared\//,
  },
];

/** Packages that only one part may use. */
const packages: { name: RegExp; only: RegExp }[] = [
  {
    name: /^(pg|node:sqlite|kysely)(\/|$)/,
    only: /^server\/(db\/|http\/health\.ts$)|^(test|bench|scripts)\/|\.test\.ts$/,
  },
  { name: /^react(-dom)?(\/|$)/, only: /^(web|e2e|test)\/|\.config\.ts$/ },
  { name: /^nodemailer$/, only: /^server\/mail\// },
  // The server starts no programs and calls no other servers but that of the mail.
  {
    name: /^node:(child_process|dns|http2|https|tls)(\/|$)/,
    only: /^(test|e2e|bench|scripts)\/|\.config\.ts$|\.test\.ts$/,
  },
  { name: /^node:|^fastify/, only: /^(server|test|e2e|bench|scripts)\/|\.config\.ts$|\.test\.ts$/ },
  { name: /^#?zod$/, only: /never: everything uses zod\/mini/ },
];

const forbiddenNames = /^(index|helpers?|misc|utils?|common|manager|service|types)\.(ts|tsx)$/;
const longestFile = 350;
const mostInFolder = 30;

/** Only React may create markup, also in web/site; plain scripts only toggle what exists. The portals' start names files in the head. */
const handMadeMarkup =
  /\b(createElement|cloneNode|appendChild|insertBefore|insertAdjacent\w+)\(|\b(inner|outer)HTML\b|\breplaceChildren\([^)]|\.(append|prepend|before|after)\((?!['"`])/;
/** The files that insert text unescaped: the markup of an island, what stands in a page as it is, and the portals' own scripts. */
const mayHoldHtml = /^web\/site\/(islands\/island|frame\/in-page|portal-shell)\.tsx$/;

/** A file's own folder, within which imports are free. */
function ownFolder(file: string): string {
  const [, own] =
    /^(web\/site\/[^/]+\/|web\/portal\/[^/]+\/[^/]+\/|server\/(?!api\/|rules\/)[^/]+\/)/.exec(file) ?? [];
  return own ?? '';
}

/** The folders with an import alias (package.json). */
const aliased = /^(content|shared|server|web|test|e2e)\//;

const problems: string[] = [];
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
if (files.length < 100)
  problems.push(`only ${files.length} files were found: the list of files is incomplete`);

/** A test that needs one of these has a race, which must be fixed. */
const secondTries =
  /\bretries: [1-9]|\bretry: [1-9]|\.toPass\(|\bwaitForTimeout\(|\btest\.(slow|fixme)\(|\brepeats:/;

const inFolders = new Map<string, number>();
for (const file of listed.split('\n').filter((path) => path && existsSync(join(root, path))))
  inFolders.set(dirname(file), (inFolders.get(dirname(file)) ?? 0) + 1);
for (const [folder, count] of inFolders)
  if (count > mostInFolder)
    problems.push(`${folder} has ${count} files: at most ${mostInFolder} are found at a glance`);

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  if (/\.test\.tsx?$|^e2e\/|\.config\.ts$/.test(file) && secondTries.test(text))
    problems.push(
      `${file}: a test waits for what a user sees, and has one try: ${secondTries.exec(text)?.[0]}`,
    );
  checkName(file, text);
  if (
    file.startsWith('web/site/') &&
    !/\.test\.tsx?$|portal-start\.ts$/.test(file) &&
    handMadeMarkup.test(text)
  )
    problems.push(`${file}: markup is made by hand: ${handMadeMarkup.exec(text)?.[0]}`);
  if (file.startsWith('web/') && text.includes('dangerouslySetInnerHTML') && !mayHoldHtml.test(file))
    problems.push(`${file}: only an island holds HTML as it is`);
  if (file.startsWith('server/') && !file.endsWith('.test.ts') && /\bfetch\(/.test(text))
    problems.push(`${file}: the server calls no other server`);
  for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g))
    checkImport(file, specifier);
}

function checkName(file: string, text: string): void {
  const name = basename(file);
  if (forbiddenNames.test(name)) problems.push(`${file}: the name does not say what is inside`);
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name)) problems.push(`${file}: names are kebab-case`);
  const lines = text.split('\n').length;
  if (lines > longestFile && !file.startsWith('content/'))
    problems.push(`${file}: ${lines} lines, at most ${longestFile}`);
}

function checkImport(file: string, specifier: string): void {
  const target = targetOf(file, specifier);
  if (target === undefined) {
    const rule = packages.find(({ name }) => name.test(specifier));
    if (rule && !rule.only.test(file)) problems.push(`${file} may not import ${specifier}`);
    return;
  }
  const rule = rules.find(({ part }) => part.test(file));
  const own = ownFolder(file);
  if (specifier.startsWith('../') && aliased.test(target) && !/^content\/|\.css$/.test(target))
    problems.push(`${file} imports ${specifier}: say #${target}`);
  if (own && target.startsWith(own)) return;
  if (rule && !rule.may.test(target)) problems.push(`${file} may not import ${target}`);
}

/** The imported file of this repository; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, join(root, dirname(file), specifier));
}

/** The calls of a noun and their handlers: shared/<area>/<noun>-calls.ts, server/api/<area>/<noun>.ts; a group of nouns may have a folder. */
const nounsOf = (pattern: RegExp) =>
  files.flatMap((file) => {
    const [, area, noun] = pattern.exec(file) ?? [];
    return noun ? `${area}/${noun}` : [];
  });
const callFiles = nounsOf(/^shared\/([^/]+)\/(?:[^/]+\/)?([^/]+)-calls\.ts$/);
const handlerFiles = nounsOf(/^server\/api\/([^/]+)\/(?:[^/]+\/)?([^/.]+)\.ts$/);
for (const name of callFiles)
  if (!handlerFiles.includes(name))
    problems.push(`shared/${name}-calls.ts: its handlers belong in server/api/${name}.ts`);
for (const name of handlerFiles)
  if (!callFiles.includes(name))
    problems.push(`server/api/${name}.ts: its calls belong in shared/${name}-calls.ts`);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Parameters<typeof missingPlatforms>[0];
};
const missing = missingPlatforms(lock.packages);
if (missing.length > 0)
  problems.push(`package-lock.json lacks ${missing.length} platforms, npm ci would refuse it: npm run lock`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`structure: ${files.length} files, all in their place`);
}
