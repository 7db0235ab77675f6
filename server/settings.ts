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
import type { FactContents } from '#shared/website/facts.ts';

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

const positive = z.pipe(
  z.coerce.number('must be a number'),
  z.number('must be a number').check(z.int('must be a whole number'), z.gte(1, 'must be 1 or more')),
);

const environmentSchema = (production: boolean) =>
  z.object({
    PORT: z._default(
      z.pipe(
        z.coerce.number('must be a number'),
        z
          .number('must be a number')
          .check(
            z.int('must be a whole number'),
            z.gte(0, 'must be 0 to 65535'),
            z.lte(65_535, 'must be 0 to 65535'),
          ),
      ),
      3000,
    ),
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
    AUDIT_YEARS: z.optional(positive),
    AUDIT_REDACT_DAYS: z.optional(positive),
    SECRET_KEY: z.optional(
      matchingText(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as "openssl rand -hex 32" makes them'),
    ),
    METRICS_PORT: z.optional(z.pipe(positive, z.number().check(z.lte(65_535, 'must be 1 to 65535')))),
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
    BACKUP_KEEP: z._default(positive, 14),
    BACKUP_KEEP_DAYS: z.optional(positive),
  });

/** The variables of the environment that the server reads. */
export const environmentNames = Object.keys(environmentSchema(true).shape);

export interface Settings {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  databaseFile: string;
  uploadsDir: string;
  /** 64 hexadecimal digits; undefined: the key is in the file. */
  secretKey: string | undefined;
  secretFile: string;
  /** The port of the metrics, which only this machine reaches; undefined: none. */
  metricsPort: number | undefined;
  /** Where people reach the site, for links in invites. */
  publicOrigin: string;
  /** The address of the published site, which its pages name to search engines. */
  siteOrigin: string;
  isDemo: boolean;
  /** Whether DEMO itself was set: in production sample accounts need an explicit setting. */
  isDemoAskedFor: boolean;
  logLevel: string;
  /** The proxies whose X-Forwarded-For is trusted: their number, or their addresses. */
  trustProxy: false | number | string[];
  audit: {
    /** How long entries of the audit log are kept; undefined: without limit. */
    years: number | undefined;
    /** How long after a person was deleted their names and values are redacted in the audit log; undefined: never. */
    redactDays: number | undefined;
  };
  /** The mail server and the sender; undefined: nothing goes by email, and none is offered. */
  mail: { url: string; from: string } | undefined;
  backups: {
    /** How many of the newest backups are kept. */
    newest: number;
    /** For how many days the newest backup of each day is also kept; undefined: for none. */
    days: number | undefined;
  };
  /** As the office has entered it: changed while the server runs (server/app.ts). */
  college: {
    name: string;
    shortName: string;
    emailDomain: string;
    /** For the letterhead of documents: postal address, then how to reach the office. */
    letterhead: string[];
    /** Of headings on paper: '#rrggbb', or '' for the colour of the start. */
    colour: string;
    /** As JPEG; without it the one of the build. */
    logo: Buffer | undefined;
    /** What numbers begin with that are given at that moment. */
    prefixAt: (now: Date) => string;
  };
  startCollege: College;
  /** What the website shows of each fact until the office publishes it. */
  startFacts: FactContents;
  /** The words of the website until the office changes them, by file. */
  startWords: Readonly<Record<Language, Readonly<Record<string, WordsFile>>>>;
}

export class SettingsError extends Error {}

/** @param logo as JPEG */
export function collegeSettings(college: College, logo: Buffer | undefined): Settings['college'] {
  const {
    name,
    shortName,
    domain,
    street,
    town,
    district,
    state,
    postalCode,
    phone,
    emailOffice,
    mainColour,
  } = college;
  return {
    name,
    shortName,
    emailDomain: domain,
    letterhead: [`${street}, ${town}, ${district}, ${state} ${postalCode}`, `${phone} · ${emailOffice}`],
    colour: mainColour,
    logo,
    prefixAt: (now) => prefixOn(college, indiaDate(now)),
  };
}

export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
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
    dataDir,
    databaseUrl: data.DATABASE_URL,
    databaseFile: join(dataDir, 'college.db'),
    uploadsDir: join(dataDir, 'uploads'),
    secretKey: data.SECRET_KEY,
    secretFile: join(dataDir, 'secret'),
    metricsPort: data.METRICS_PORT,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    siteOrigin: data.PUBLIC_ORIGIN ?? `https://${startCollege.domain}`,
    isDemo: data.DEMO,
    isDemoAskedFor: 'DEMO' in set,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    audit: { years: data.AUDIT_YEARS, redactDays: data.AUDIT_REDACT_DAYS },
    mail: url && from ? { url, from } : undefined,
    backups: { newest: data.BACKUP_KEEP, days: data.BACKUP_KEEP_DAYS },
    college: collegeSettings(startCollege, undefined),
    startCollege,
    startFacts: withFigures(startFacts, collegeFacts(startCollege, 'en')),
    startWords: siteWords,
  };
}
