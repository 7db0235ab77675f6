// Six further kinds of writes of the proof of kills: money, marks with versions, registers, a promotion and its undo, publications
// with a file, log-ins.
import { hashToken } from '#server/auth/tokens.ts';
import type { Database } from '#server/db/schema.ts';
import { marks as registerMarks } from '#shared/teaching/register-marks.ts';
import { aFee, aNotice, anExamSession, aPdf, aRegister, aStudent, aSubject } from '#test/factories.ts';
import { type Acknowledged, receiptFaults } from '#test/money-writers.ts';
import { benchPassword } from '../college.ts';
import { type Ask, formOf, type Kind } from './kill-writers.ts';

/** A Monday on which a class can have been held. */
const classDay = '2026-01-05';

/** A call before the first kill. @throws where it is refused */
export async function made<T = { id: string }>(
  ask: Ask,
  path: string,
  body: object,
  method = 'POST',
): Promise<T> {
  const answer = await ask(method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T; // each call names the part of its answer that is used
}

export async function studentsOf(ask: Ask, count: number, student: Parameters<typeof aStudent>[0] = {}) {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await made(ask, '/api/students', aStudent(student))).id);
  return ids;
}

/** Receipts have no gap, sums fit, and what was cancelled stays cancelled. */
function payments(): Kind {
  const fees: string[] = [];
  const receipts: Acknowledged = new Map();
  const cancelled: string[] = [];
  return {
    name: 'payments',
    prepare: async (ask, writers) => {
      for (const student of await studentsOf(ask, writers)) {
        const { id } = await made(ask, `/api/students/${student}/fees`, aFee({ amount: 10_000_000 }));
        fees.push(`/api/students/${student}/fees/${id}`);
      }
    },
    write: async (ask, _, writer) => {
      const payment = { amount: 1, paidOn: classDay, mode: 'cash' };
      const answer = await ask('POST', `${fees[writer]}/payments`, payment);
      if (answer.status !== 201) return answer.status;
      const { id, receiptNumber } = (await answer.json()) as { id: string; receiptNumber: string }; // the contract's answer
      receipts.set(receiptNumber, 1);
      if (receipts.size % 2 === 0) return answer.status;
      const undone = await ask('POST', `/api/payments/${id}/cancellation`, { reason: 'Entered twice' });
      if (undone.status === 201) cancelled.push(id);
      return undone.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('payments').select('id').where('cancelled_at', 'is', null).execute();
      const valid = new Set(rows.map(({ id }) => id));
      return [
        ...(await receiptFaults(db, receipts)),
        ...cancelled.filter((id) => valid.has(id)).map((id) => `cancellation of ${id} lost`),
      ];
    },
    acknowledged: () => receipts.size + cancelled.length,
  };
}

interface Saved {
  version: number;
  value: string;
}

/** The version last acknowledged is stored with its value, or a later one that was sent and has no answer. */
const lostVersions = (what: string, saved: Map<string, Saved>, stored: Map<string, Saved>) =>
  [...saved].flatMap(([id, { version, value }]) => {
    const found = stored.get(id);
    if (!found || found.version < version) return [`${what} of ${id} lost`];
    return found.version === version && found.value !== value ? [`${what} of ${id} has another value`] : [];
  });

/** Each writer has a cell of one sheet, and saves it with the version that it knows. */
function marks(): Kind {
  let [path, subjectId, sent, acknowledged] = ['', '', 0, 0];
  let students: string[] = [];
  const saved = new Map<string, Saved>();
  const known = new Map<string, number>();
  return {
    name: 'marks',
    prepare: async (ask, writers) => {
      students = await studentsOf(ask, writers);
      const subject = await made(ask, '/api/subjects', aSubject());
      subjectId = subject.id;
      const { id } = await made(ask, '/api/exam-sessions', anExamSession({ subjects: [subject] }));
      path = `/api/exam-sessions/${id}/marks`;
    },
    write: async (ask, _, writer) => {
      const studentId = students[writer] ?? '';
      let version = known.get(studentId);
      if (version === undefined) {
        const sheet = (await (await ask('GET', path)).json()) as {
          entries: (Saved & { studentId: string })[];
        };
        version = sheet.entries.find((entry) => entry.studentId === studentId)?.version ?? 0;
      }
      known.delete(studentId); // until the answer comes, either version may be stored
      const value = (sent += 1) % 25;
      const answer = await ask('PUT', path, { entries: [{ studentId, subjectId, marks: value, version }] });
      if (answer.status !== 200) return answer.status;
      const { entries } = (await answer.json()) as { entries: { version: number }[] }; // the contract's answer
      const next = entries[0]?.version ?? 0;
      known.set(studentId, next);
      saved.set(studentId, { version: next, value: String(value) });
      acknowledged += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('exam_marks').select(['student_id', 'version', 'marks']).execute();
      const stored = new Map(
        rows.map(({ student_id, version, marks }) => [student_id, { version, value: String(marks) }]),
      );
      return lostVersions('mark', saved, stored);
    },
    acknowledged: () => acknowledged,
  };
}

/** Each writer corrects the register of one class: all of its students get the same mark, and their sums fit. */
function registers(): Kind {
  const saved = new Map<string, Saved>();
  let students: string[] = [];
  const classes: string[] = [];
  let [sent, acknowledged] = [0, 0];
  const entriesOf = (mark: string) => students.map((studentId) => ({ studentId, mark }));
  return {
    name: 'registers',
    prepare: async (ask, writers) => {
      students = await studentsOf(ask, 5);
      for (let period = 1; period <= writers; period += 1) {
        const subject = await made(ask, '/api/subjects', aSubject());
        const register = aRegister(subject.id, students, {}, { day: classDay, period });
        classes.push((await made(ask, '/api/classes', register)).id);
      }
    },
    write: async (ask, _, writer) => {
      const mark = registerMarks[(sent += 1) % registerMarks.length] ?? 'present';
      const id = classes[writer] ?? '';
      const answer = await ask('PUT', `/api/classes/${id}/register`, { entries: entriesOf(mark) });
      if (answer.status !== 200) return answer.status;
      const { version } = (await answer.json()) as { version: number }; // the contract's answer
      saved.set(id, { version, value: mark });
      acknowledged += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db
        .selectFrom('classes')
        .innerJoin('attendance', 'attendance.class_id', 'classes.id')
        .innerJoin('attendance_sums', (join) =>
          join
            .onRef('attendance_sums.student_id', '=', 'attendance.student_id')
            .onRef('attendance_sums.subject_id', '=', 'classes.subject_id'),
        )
        .select(['classes.id', 'version', 'mark', 'present', 'absent', 'late', 'duty', 'leave'])
        .execute();
      const stored = new Map(rows.map(({ id, version, mark }) => [id, { version, value: mark }]));
      const half = rows.filter((row) => row[row.mark] !== 1 || row.mark !== stored.get(row.id)?.value);
      return [
        ...lostVersions('register', saved, stored),
        ...half.map(({ id }) => `register ${id} half`),
        ...(rows.length === students.length * classes.length ? [] : ['students missing in registers']),
      ];
    },
    acknowledged: () => acknowledged,
  };
}

/** Detained students go on together and come back together. */
function promotions(): Kind {
  let students: string[] = [];
  /** Whether they are detained, as was acknowledged; undefined where an answer is missing. */
  let isDetained: boolean | undefined;
  let count = 0;
  return {
    name: 'promotions',
    writers: 1,
    prepare: async (ask) => {
      students = await studentsOf(ask, 5, { status: 'DETAINED' });
    },
    write: async (ask) => {
      // A transfer certificate changes a status too.
      const first = (await changesOf(ask)).find(({ kind }) => kind === 'promotion');
      const goesOn = !first || first.undoneAt !== null;
      isDetained = undefined;
      const answer = goesOn
        ? await ask('POST', '/api/promotions', { groups: ['DETAINED'], expected: students.length })
        : await ask('POST', `/api/bulk-changes/${first.id}/reversal`);
      if (!answer.ok) return answer.status;
      isDetained = !goesOn;
      count += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('students').select('status').where('id', 'in', students).execute();
      const found = [...new Set(rows.map(({ status }) => status === 'DETAINED'))];
      if (found.length !== 1 || rows.length !== students.length) return ['a promotion half done'];
      return isDetained === undefined || found[0] === isDetained ? [] : ['a promotion lost'];
    },
    acknowledged: () => count,
  };
}

async function changesOf(ask: Ask): Promise<{ id: string; kind: string; undoneAt: string | null }[]> {
  return (await ask('GET', '/api/bulk-changes')).json() as never; // the contract's answer, newest first
}

/** What was published is live with its file. */
function publications(): Kind {
  const published: string[] = [];
  return {
    name: 'publications',
    write: async (ask) => {
      const sent = await ask('POST', '/api/notice-files', formOf(aPdf(), 'application/pdf'));
      if (sent.status !== 201) return sent.status;
      const { id: fileId } = (await sent.json()) as { id: string }; // the contract's answer
      const notice = await ask('POST', '/api/notices', aNotice({ audience: ['FIRST'], fileId }));
      if (notice.status !== 201) return notice.status;
      const { id } = (await notice.json()) as { id: string }; // the contract's answer
      const answer = await ask('POST', `/api/notices/${id}/publications`, {});
      if (answer.status === 201) published.push(id);
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db
        .selectFrom('publications')
        .innerJoin('files', 'files.id', 'publications.file_id')
        .select('record_id')
        .where('is_live', '=', 1)
        .execute();
      const live = new Set(rows.map(({ record_id }) => record_id));
      return published.filter((id) => !live.has(id)).map((id) => `publication of ${id} lost`);
    },
    acknowledged: () => published.length,
  };
}

/** The session of the last log-in is open, the one that was ended before is not. */
function logins(email: string): Kind {
  let open: string | undefined;
  const ended: string[] = [];
  let count = 0;
  const hashes = async (db: Database) => {
    const rows = await db.selectFrom('sessions').select('token_hash').execute();
    return new Set(rows.map(({ token_hash }) => token_hash));
  };
  const hashOf = (cookie: string) => hashToken(cookie.slice(cookie.indexOf('=') + 1));
  return {
    name: 'log-ins',
    writers: 1,
    write: async (ask) => {
      const before = open;
      open = undefined;
      if (before) {
        const out = await ask('POST', '/api/auth/logout', undefined, before);
        if (out.status === 204) ended.push(before);
        else return out.status;
      }
      const answer = await ask('POST', '/api/auth/student/login', { email, password: benchPassword }, '');
      if (answer.status !== 200) return answer.status;
      open = answer.headers
        .getSetCookie()
        .find((cookie) => cookie.includes('sid='))
        ?.split(';')[0];
      count += 1;
      return answer.status;
    },
    inspect: async (db) => {
      const stored = await hashes(db);
      return [
        ...(open && !stored.has(hashOf(open)) ? ['a session lost'] : []),
        ...ended.filter((cookie) => stored.has(hashOf(cookie))).map(() => 'a log-out lost'),
      ];
    },
    acknowledged: () => count + ended.length,
  };
}

export const officeKinds = (email: string): Kind[] => [
  payments(),
  marks(),
  registers(),
  promotions(),
  publications(),
  logins(email),
];
