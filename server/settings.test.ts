import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withFigures } from '#content/figures.ts';
import { startCollege } from '#content/start-college.ts';
import { startFacts } from '#content/start-facts.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { readSettings, SettingsError } from './settings.ts';

test('without settings the site is served on this machine only, with sample data', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseFile: resolve('data/college.db'),
    uploadsDir: resolve('data/uploads'),
    secretKey: undefined,
    secretFile: resolve('data/secret'),
    metricsPort: undefined,
    publicOrigin: 'http://localhost:3000',
    isDemo: true,
    isDemoAskedFor: false,
    audit: { years: undefined, redactDays: undefined },
    mail: undefined,
    backups: { newest: 14, days: undefined },
    logLevel: 'info',
    trustProxy: false,
    college: {
      name: 'Vamsadhara College of Physiotherapy',
      shortName: 'VCP',
      emailDomain: 'vcp.example',
      letterhead: [expect.stringContaining('Andhra Pradesh'), expect.stringContaining('office@vcp.example')],
      colour: '',
      logo: undefined,
      prefixAt: expect.anything(),
    },
    startCollege,
    startFacts: withFigures(startFacts, collegeFacts(startCollege, 'en')),
    startWords: { en: expect.anything(), te: expect.anything() },
    siteOrigin: 'https://vcp.example',
  });
});

test('every setting is read', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/srv/college',
    DATABASE_URL: 'postgresql://college@db/college',
    PUBLIC_ORIGIN: 'https://vcp.example',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtps://office:secret@mail.example:465',
    MAIL_FROM: 'College <office@college.example>',
    BACKUP_KEEP: '48',
    BACKUP_KEEP_DAYS: '35',
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: '::',
    dataDir: '/srv/college',
    databaseUrl: 'postgresql://college@db/college',
    databaseFile: '/srv/college/college.db',
    uploadsDir: '/srv/college/uploads',
    publicOrigin: 'https://vcp.example',
    isDemo: false,
    logLevel: 'warn',
    trustProxy: 1,
    mail: { url: 'smtps://office:secret@mail.example:465', from: 'College <office@college.example>' },
    backups: { newest: 48, days: 35 },
  });
});

test.each([
  ['off', false],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s names the proxies', (TRUST_PROXY, expected) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(expected);
});

test('an empty setting counts as none', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'DEMO',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'AUDIT_YEARS',
    'AUDIT_REDACT_DAYS',
    'SECRET_KEY',
    'METRICS_PORT',
    'SMTP_URL',
    'MAIL_FROM',
    'BACKUP_KEEP',
    'BACKUP_KEEP_DAYS',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(JSON.stringify(readSettings(empty))).toBe(JSON.stringify(readSettings({})));
});

test('in production sample data needs an explicit setting', () => {
  expect(readSettings({ NODE_ENV: 'production' }).isDemo).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', DEMO: 'on' }).isDemo).toBe(true);
});

const badValues: [string, string, string][] = [
  ['PORT', 'abc', 'Setting PORT must be a number.'],
  ['PORT', '80.5', 'Setting PORT must be a whole number.'],
  ['PORT', '-1', 'Setting PORT must be 0 to 65535.'],
  ['PORT', '65536', 'Setting PORT must be 0 to 65535.'],
  [
    'DATABASE_URL',
    'mysql://db',
    'Setting DATABASE_URL must start with postgres:// (leave it out for SQLite).',
  ],
  [
    'DATABASE_URL',
    'postgres://with space',
    'Setting DATABASE_URL must start with postgres:// (leave it out for SQLite).',
  ],
  [
    'PUBLIC_ORIGIN',
    'vcp.example',
    'Setting PUBLIC_ORIGIN must be an address without a path, such as https://college.example.',
  ],
  [
    'PUBLIC_ORIGIN',
    'https://vcp.example/',
    'Setting PUBLIC_ORIGIN must be an address without a path, such as https://college.example.',
  ],
  ['DEMO', 'maybe', 'Setting DEMO must be on or off.'],
  ...[
    'yes please',
    'on',
    '10',
    '-1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.1,',
    '::1/129',
    'proxy.example',
  ].map((value): [string, string, string] => [
    'TRUST_PROXY',
    value,
    'Setting TRUST_PROXY must be the number of proxies in front (1 to 9), or their addresses and networks, such as 127.0.0.1,10.0.0.0/8.',
  ]),
  ['AUDIT_YEARS', '0', 'Setting AUDIT_YEARS must be 1 or more.'],
  ['AUDIT_REDACT_DAYS', 'soon', 'Setting AUDIT_REDACT_DAYS must be a number.'],
  [
    'SECRET_KEY',
    'short',
    'Setting SECRET_KEY must be 64 hexadecimal digits, as "openssl rand -hex 32" makes them.',
  ],
  ['METRICS_PORT', '65536', 'Setting METRICS_PORT must be 1 to 65535.'],
  [
    'SMTP_URL',
    'mail.example',
    'Setting SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
  ],
  ['SMTP_URL', 'smtp://mail.example', 'Setting SMTP_URL needs MAIL_FROM, the address that sends.'],
  [
    'MAIL_FROM',
    'office@college.example, other@college.example',
    'Setting MAIL_FROM must be an address, or a name with one: College <office@college.example>.',
  ],
  ['BACKUP_KEEP', '0', 'Setting BACKUP_KEEP must be 1 or more.'],
  ['BACKUP_KEEP_DAYS', '1.5', 'Setting BACKUP_KEEP_DAYS must be a whole number.'],
  ['LOG_LEVEL', 'loud', 'Setting LOG_LEVEL must be silent, fatal, error, warn, info or debug.'],
];

test.each(badValues)('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(sentence));
});

test('several bad settings are all named', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'x' })).toThrow(
    'Setting PORT must be a number; DEMO must be on or off.',
  );
});
