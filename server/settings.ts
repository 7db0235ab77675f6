// The installation: its environment, checked at the start, and the college's own facts. A bad value stops the start
// with a sentence that names it.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { withFigures } from '#content/figures.ts';
import { startCollege } from '#content/start-college.ts';
import { startFacts } from '#content/start-facts.ts';
import { siteWords } from '#content/words.ts';
import { indiaDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { type College, prefixOn } from '#shared/website/college/college.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import type { WordsFile } from '#shared/website/content.ts';

const flag = (fallback: boolean) =>
  z.pipe(
    z._default(z.enum(['0', '1', 'true', 'false', 'on', 'off', ''], 'must be on or off'), ''),
    z.transform((text) => (text === '' ? fallback : ['1', 'true', 'on'].includes(text))),
  );

const proxySentence =
  'must be the number of proxies in front (1 to 9), or their addresses and networks, such as 127.0.0.1,10.0.0.0/8';

/** @returns false where there is no proxy: any client could then write X-Forwarded-For itself */
const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^(off|0|false|[1-9])$/.test(text) || text.split(',').every(isNetwork),
        proxySentence,
      ),
    ),
  z.transform((text): false | number | string[] => {
    if (/^(off|0|false)$/.test(text)) return false;
    return /^[1-9]$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  }),
);

/** An address, or one with the length of its network: 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.trim().split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isLength =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= bits);
  return bits > 0 && isLength && rest.length === 0;
}

const whole = (least: number, most = Infinity) => {
  const range = `must be ${least} ${most === Infinity ? 'or more' : `to ${most}`}`;
  return z.pipe(
    z.coerce.number('must be a number'),
    z
      .number('must be a number')
      .check(z.int('must be a whole number'), z.gte(least, range), z.lte(most, range)),
  );
};

const environmentSchema = (production: boolean) =>
  z.object({
    PORT: z._default(whole(0, 65_535), 3000),
    HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
    DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
    DATABASE_URL: z.optional(
      matchingText(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// (leave it out for SQLite)'),
    ),
    PUBLIC_ORIGIN: z.optional(
      matchingText(
        /^https?:\/\/[^/\s]+$/,
        'must be an address without a path, such as https://college.example',
      ),
    ),
    DEMO: flag(!production),
    LOG_LEVEL: z._default(
      z.enum(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
        'must be silent, fatal, error, warn, info or debug',
      ),
      'info',
    ),
    TRUST_PROXY: z._default(proxies, false),
    AUDIT_YEARS: z.optional(whole(1)),
    AUDIT_REDACT_DAYS: z.optional(whole(1)),
    SECRET_KEY: z.optional(
      matchingText(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as "openssl rand -hex 32" makes them'),
    ),
    METRICS_PORT: z.optional(whole(1, 65_535)),
    SMTP_URL: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text),
            'must be an address such as smtps://user:password@mail.example:465',
          ),
        ),
    ),
    MAIL_FROM: z.optional(
      matchingText(
        /^([^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name with one: College <office@college.example>',
      ),
    ),
    BACKUP_KEEP: z._default(whole(1), 14),
    BACKUP_KEEP_DAYS: z.optional(whole(1)),
  });

/** The variables of the environment that the server reads. */
export const environmentNames = Object.keys(environmentSchema(true).shape);

export class SettingsError extends Error {}

/** @param logo as JPEG; without it papers have the one of the build */
export function collegeSettings(college: College, logo: Buffer | undefined) {
  const { name, shortName, domain, street, town, district, state, postalCode } = college;
  return {
    name,
    shortName,
    emailDomain: domain,
    /** Of documents: postal address, then how to reach the office. */
    letterhead: [
      `${street}, ${town}, ${district}, ${state} ${postalCode}`,
      `${college.phone} · ${college.emailOffice}`,
    ],
    /** Of headings on paper: '#rrggbb', or '' for the colour of the start. */
    colour: college.mainColour,
    logo,
    /** What numbers begin with that are given at that moment. */
    prefixAt: (now: Date) => prefixOn(college, indiaDate(now)),
  };
}

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(environment: Record<string, string | undefined> = process.env) {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environmentSchema(environment.NODE_ENV === 'production'), set);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingsError(`Setting ${sentences.join('; ')}.`);
  }
  const { data } = parsed;
  const { SMTP_URL: url, MAIL_FROM: from } = data;
  if (url && !from) throw new SettingsError('Setting SMTP_URL needs MAIL_FROM, the address that sends.');
  const dataDir = resolve(data.DATA_DIR);
  return {
    port: data.PORT,
    host: data.HOST,
    /** An absolute path. */
    dataDir,
    /** Undefined: SQLite. */
    databaseUrl: data.DATABASE_URL,
    databaseFile: join(dataDir, 'college.db'),
    uploadsDir: join(dataDir, 'uploads'),
    /** 64 hexadecimal digits; undefined: the key is in the file. */
    secretKey: data.SECRET_KEY,
    secretFile: join(dataDir, 'secret'),
    /** Of the metrics, which only this machine reaches; undefined: none. */
    metricsPort: data.METRICS_PORT,
    /** Where people reach the site, for links in invites. */
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    /** The address of the published site, which its pages name to search engines. */
    siteOrigin: data.PUBLIC_ORIGIN ?? `https://${startCollege.domain}`,
    isDemo: data.DEMO,
    /** Whether DEMO itself was set: in production sample accounts need an explicit setting. */
    isDemoAskedFor: 'DEMO' in set,
    logLevel: data.LOG_LEVEL,
    /** The proxies whose X-Forwarded-For is trusted: their number, or their addresses. */
    trustProxy: data.TRUST_PROXY,
    /**
     * How long entries of the audit log are kept (undefined: without limit), and how long after a person was deleted their names and
     * values are redacted in it (undefined: never).
     */
    audit: { years: data.AUDIT_YEARS, redactDays: data.AUDIT_REDACT_DAYS },
    /** Undefined: nothing goes by email, and none is offered. */
    mail: url && from ? { url, from } : undefined,
    /** How many of the newest are kept, and for how many days the newest of each day is also kept (undefined: for none). */
    backups: { newest: data.BACKUP_KEEP, days: data.BACKUP_KEEP_DAYS },
    /** As the office has entered it: changed while the server runs (server/app.ts). */
    college: collegeSettings(startCollege, undefined),
    startCollege,
    /** What the website shows of each fact until the office publishes it. */
    startFacts: withFigures(startFacts, collegeFacts(startCollege, 'en')),
    /** The words of the website until the office changes them, by language and file. */
    startWords: siteWords as Readonly<Record<Language, Readonly<Record<string, WordsFile>>>>, // as: the office names files by texts
  };
}
