// Five kinds of writes (a row, a changed row, rows of several tables, an import, a file with its row), sent without pause until the server is killed, and what must be stored of them afterwards.
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { aFee, aStudent } from '#test/factories.ts';

/** @param cookie another than the admin's */
export type Ask = (
  method: string,
  path: string,
  body?: object | FormData,
  cookie?: string,
) => Promise<Response>;

export function asking(origin: string, cookie: string): Ask {
  return (method, path, body, other = cookie) =>
    fetch(origin + path, {
      method,
      headers: {
        cookie: other,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
}

export interface Kind {
  /** The name in the report. */
  name: string;
  /** How many write at the same time; three without it. */
  writers?: number;
  /** Makes what the writers need, before the first kill. */
  prepare?: (ask: Ask, writers: number) => Promise<void>;
  /** Sends one write and remembers it once it is acknowledged. @param writer its place among those of the kind. @returns the status */
  write: (ask: Ask, studentId: string, writer: number) => Promise<number>;
  /** @returns what is lost or half written */
  inspect: (db: Database) => Promise<string[]>;
  acknowledged: () => number;
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const rowsPerImport = 20;

export function formOf(bytes: string | Buffer, type: string): FormData {
  const form = new FormData();
  form.append(
    'file',
    new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
    'file',
  );
  return form;
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id; // the contract's answers

/** Every created student is there with account, contact and audit row. */
function creates(): Kind {
  const made = new Map<string, string>();
  return {
    name: 'new students',
    write: async (ask) => {
      const student = aStudent();
      const answer = await ask('POST', '/api/students', student);
      if (answer.status === 201) made.set(await idOf(answer), student.enrollmentNumber);
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db
        .selectFrom('students')
        .leftJoin('accounts', 'accounts.student_id', 'students.id')
        .leftJoin('contact_info', 'contact_info.student_id', 'students.id')
        .select(['students.id', 'enrollment_number', 'accounts.id as account_id', 'email'])
        .execute();
      const audits = await db
        .selectFrom('audit_log')
        .select('record_id')
        .where('action', '=', 'create')
        .execute();
      const kept = new Map(rows.map((row) => [row.id, row.enrollment_number]));
      const audited = new Set(audits.map(({ record_id }) => record_id));
      return [
        ...[...made].filter(([id, number]) => kept.get(id) !== number).map(([id]) => `student ${id} lost`),
        ...[...made.keys()].filter((id) => !audited.has(id)).map((id) => `student ${id} without audit row`),
        ...rows
          .filter(({ account_id, email }) => !account_id || !email)
          .map(({ id }) => `student ${id} half`),
      ];
    },
    acknowledged: () => made.size,
  };
}

/** The last acknowledged change of a student is stored, or one that was sent after it and has no answer: several kills may follow it. */
function changes(): Kind {
  const possible = new Map<string, Set<string>>();
  let [count, changed] = [0, 0];
  return {
    name: 'changes',
    write: async (ask, id) => {
      const sent = `Sample${(count += 1)}`;
      possible.get(id)?.add(sent);
      const { enrollmentNumber: _, contactInfo: __, ...student } = aStudent({ lastName: sent });
      const answer = await ask('PUT', `/api/students/${id}`, student);
      if (answer.status !== 200) return answer.status;
      possible.set(id, new Set([sent]));
      changed += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('students').select(['id', 'last_name']).execute();
      const stored = new Map(rows.map((row) => [row.id, row.last_name]));
      return [...possible]
        .filter(([id, values]) => !values.has(stored.get(id) ?? ''))
        .map(([id]) => `change of ${id} lost`);
    },
    acknowledged: () => changed,
  };
}

/** Every acknowledged fee is there, but for the deleted ones, which can be restored. */
function fees(): Kind {
  const made = new Set<string>();
  const deleted = new Set<string>();
  return {
    name: 'fees',
    write: async (ask, id) => {
      const answer = await ask('POST', `/api/students/${id}/fees`, { ...aFee(), confirmed: ['same-fee'] });
      if (answer.status !== 201) return answer.status;
      const fee = await idOf(answer);
      made.add(fee);
      if (made.size % 2 === 0) return answer.status;
      made.delete(fee); // until the answer comes, the fee may be stored or deleted
      const removed = await ask('DELETE', `/api/students/${id}/fees/${fee}`);
      if (removed.status === 204) deleted.add(fee);
      return removed.status === 204 ? 201 : removed.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('fees').select('id').execute();
      const gone = await db
        .selectFrom('deleted_records')
        .select('record_id')
        .where('noun', '=', 'fee')
        .execute();
      const kept = new Set(rows.map(({ id }) => id));
      const restorable = new Set(gone.map(({ record_id }) => record_id));
      return [
        ...[...made].filter((id) => !kept.has(id)).map((id) => `fee ${id} lost`),
        ...[...deleted]
          .filter((id) => kept.has(id) || !restorable.has(id))
          .map((id) => `deletion of ${id} lost`),
      ];
    },
    acknowledged: () => made.size + deleted.size,
  };
}

/** An import is there with all of its rows, or with none. */
function imports(): Kind {
  const made = new Set<string>();
  let count = 0;
  return {
    name: 'imports',
    write: async (ask) => {
      const prefix = `K${(count += 1)}`;
      const lines = Array.from({ length: rowsPerImport }, (_, n) => `${prefix}X${n},Sample subject,FIRST`);
      const csv = `code,name,year\n${lines.join('\n')}\n`;
      const answer = await ask('POST', '/api/imports?noun=subject', formOf(csv, 'text/csv'));
      if (answer.status === 201) made.add(prefix);
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('subjects').select('code').where('code', 'like', 'K%X%').execute();
      const found = Map.groupBy(rows, ({ code }) => code.split('X')[0] ?? '');
      return [
        ...[...made].filter((prefix) => !found.has(prefix)).map((prefix) => `import ${prefix} lost`),
        ...[...found]
          .filter(([, { length }]) => length !== rowsPerImport)
          .map(([prefix]) => `import ${prefix} half`),
      ];
    },
    acknowledged: () => made.size,
  };
}

/** The picture that a record names is always there. */
function pictures(): Kind {
  let count = 0;
  return {
    name: 'pictures',
    write: async (ask, id) => {
      const picture = formOf(Buffer.from(onePixel, 'base64'), 'image/png');
      const answer = await ask('PUT', `/api/students/${id}/photo`, picture);
      if (answer.status === 200) count += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('students').select(['id', 'profile_pic']).execute();
      const named = rows.flatMap(({ profile_pic }) => profile_pic ?? []);
      const files = new Set(idsOf(await db.selectFrom('files').select('id').execute()));
      return named.filter((name) => !files.has(name)).map((name) => `picture ${name} lost`);
    },
    acknowledged: () => count,
  };
}

export const recordKinds = (): Kind[] => [creates(), changes(), fees(), imports(), pictures()];
