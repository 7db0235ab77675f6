import { type Kysely, sql } from 'kysely';

interface Row {
  id: string;
  record_id: string;
  at: string;
  actor: string;
  action: string;
  data: string | null;
}
type Texts = Readonly<Record<string, unknown>>;
interface Stored {
  en: Texts;
  te: Texts;
}

/** The file of words that has the title of a page; the first that matches. */
const fileOfPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/about/, 'about'],
  [/^\/admissions/, 'admissions'],
  [/^\/services\/research/, 'researchLaboratory'],
  [/^\/services\/digital/, 'digitalLibrary'],
  [/^\/services\/community/, 'communityServices'],
  [/^\/services\/sports/, 'sportsTrainingCamping'],
  [/^\/services\/scholarships/, 'scholarships'],
  [/^\/services/, 'services'],
  [/^\/scholarships-form/, 'scholarshipForm'],
  [/^\/contact/, 'contact'],
  [/^\/facilities/, 'facilities'],
  [/^\/course/, 'courses'],
  [/^\/service-details/, 'serviceDetails'],
  [/^\/exams/, 'exams'],
  [/^\/anti-ragging/, 'antiRagging'],
  [/^\/notices/, 'notices'],
  [/^\/resources/, 'resources'],
  [/^\/gallery/, 'gallery'],
  [/^\/(privacy|terms)/, 'policies'],
  [/^\/webinar/, 'webinar'],
  [/^\/career/, 'career'],
  [/^\/under/, 'underConstruction'],
  [/^\/verify/, 'verify'],
  [/^\/set-password/, 'setPassword'],
  [/^\/404/, 'notFound'],
  [/./, 'login'],
];

/** 'seo.seo./about.title' → about, 'about.pages./about.title' */
function moved(key: string): readonly [file: string, key: string] {
  const [, path = '', name = 'label'] =
    /^(?:seo\.seo|breadcrumbs\.breadcrumbNames)\.(\/[^.]*)(?:\.(.+))?$/.exec(key) ?? [];
  const [, file = ''] = fileOfPaths.find(([of]) => of.test(path)) ?? [];
  return [file, `${file}.pages.${path}.${name}`];
}

const only = (texts: Texts, file: string): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [...moved(key), text] as const)
      .filter(([of]) => of === file)
      .map(([, key, text]) => [key, text]),
  );

/** Titles, descriptions and names of pages are words of their page, where they were two files of their own; with their history. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Row>`select id, record_id, at, actor, action, data from publications
    where noun = 'words' order by id`.execute(db);
  const sources = new Set(['seo', 'breadcrumbs']);
  const storedIn = ({ data }: Row) => JSON.parse(data ?? '{"en":{},"te":{}}') as Stored; // as: words are published like this
  const files = new Set(
    rows
      .filter((row) => sources.has(row.record_id))
      .flatMap((row) => Object.values(storedIn(row)).flatMap((texts: Texts) => Object.keys(texts)))
      .map((key) => moved(key)[0]),
  );
  if (files.size === 0) return;
  await sql`delete from publications where noun = 'words' and record_id in ('seo', 'breadcrumbs')`.execute(
    db,
  );
  for (const file of files) {
    const parts = new Map<string, Stored>();
    let before = '';
    let version = 0;
    await sql`update publications set is_live = 0 where noun = 'words' and record_id = ${file}`.execute(db);
    let live = '';
    for (const row of rows) {
      const isOwn = row.record_id === file;
      if (!isOwn && !sources.has(row.record_id)) continue;
      const { en, te } = storedIn(row);
      parts.set(row.record_id, isOwn ? { en, te } : { en: only(en, file), te: only(te, file) });
      const whole = [...parts.values()];
      const data = JSON.stringify({
        en: Object.assign({}, ...whole.map((part) => part.en)),
        te: Object.assign({}, ...whole.map((part) => part.te)),
      });
      if (!isOwn && (data === before || (before === '' && data === '{"en":{},"te":{}}'))) continue;
      before = data;
      version += 1;
      live = isOwn ? row.id : `${row.id}-${file}`;
      if (isOwn)
        await sql`update publications set data = ${data}, version = ${version} where id = ${live}`.execute(
          db,
        );
      else
        await sql`insert into publications (id, noun, record_id, at, actor, action, is_live, version, data)
          values (${live}, 'words', ${file}, ${row.at}, ${row.actor}, ${row.action}, 0, ${version}, ${data})`.execute(
          db,
        );
    }
    await sql`update publications set is_live = 1 where id = ${live}`.execute(db);
  }
}
