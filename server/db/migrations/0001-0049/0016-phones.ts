import { type Kysely, sql } from 'kysely';

/** Phones of India are kept as '+91' and ten digits. What cannot be read as one stays as it is. */
export async function up(db: Kysely<Record<'contact_info', Contact>>): Promise<void> {
  const rows = await db
    .selectFrom('contact_info')
    .select(['id', 'phone', 'student_id', 'faculty_id'])
    .execute();
  const changed = rows.flatMap((row) => {
    const number = indian(row.phone);
    return number && number !== row.phone ? [{ ...row, number }] : [];
  });
  // Few parameters per statement: the lists of both databases are limited.
  for (let start = 0; start < changed.length; start += chunk) {
    const part = changed.slice(start, start + chunk);
    const numbers = sql.join(part.map(({ id, number }) => sql`(${id}, ${number})`));
    await sql`update contact_info set phone = given.column2 from (values ${numbers}) as given
      where contact_info.id = given.column1`.execute(db);
    for (const table of ['students', 'faculty'] as const) {
      const owned = part.flatMap(({ phone, number, ...row }) => {
        const owner = table === 'students' ? row.student_id : row.faculty_id;
        return owner ? [sql`(${owner}, ${phone.toLowerCase()}, ${number})`] : [];
      });
      if (owned.length === 0) continue;
      const texts = table === 'students' ? ['search_text', 'staff_search_text'] : ['search_text'];
      const changes = texts.map(
        (text) => sql`${sql.ref(text)} = replace(${sql.ref(text)}, given.column2, given.column3)`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(changes)} from (values ${sql.join(owned)}) as given
        where ${sql.table(table)}.id = given.column1`.execute(db);
    }
  }
}

interface Contact {
  id: string;
  phone: string;
  student_id: string | null;
  faculty_id: string | null;
}

const chunk = 1000;

function indian(phone: string): string | undefined {
  if (!/^\+?[\d\s()./-]*$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (phone.startsWith('+') && !digits.startsWith('91')) return undefined;
  const [, number] = /^(?:0?91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}
