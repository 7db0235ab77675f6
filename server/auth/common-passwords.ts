// The most common passwords of eight characters or more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '#server/db/demo/accounts.ts';

const published = new Set<string>(Object.values(demoAccounts).map(({ password }) => password));

/** Words common in passwords in India and at a college, in addition to the international list. */
const wordsHere = new Set(
  `password password1 password12 password123 password@123 passw0rd p@ssw0rd p@ssword pass@123 pass1234 passpass
  12345678 123456789 1234567890 87654321 987654321 0987654321 11111111 00000000 12341234 11223344 12344321 123123123
  qwertyui qwerty12 qwerty123 qwertyuiop qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t zaq12wsx asdfghjk asdfghjkl asdf1234 zxcvbnm1
  iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 welcome@123
  admin123 admin1234 admin@123 administrator letmein1 letmein123 changeme changeme1 default1 master123 monkey123 dragon123
  abcd1234 abc12345 abcdefgh abcd@1234 a1b2c3d4 aaaaaaaa qazwsxedc test1234 testtest temp1234 user1234 guest123 login123
  india123 india@123 bharat123 hyderabad vijayawada visakhapatnam andhra123 telugu123 andhrapradesh krishna123 krishna1
  lakshmi123 srinivas ganesha1 ganesh123 hanuman1 hanuman123 saibaba1 saibaba123 jaishreeram omsairam omsairam1 jesus123
  student1 student123 student@123 teacher1 teacher123 faculty1 faculty123 college1 college123 college@123 school123 physio123
  physiotherapy physiotherapy1 doctor123 hospital1 mobile123 samsung1 google123 facebook instagram whatsapp computer
  computer1 internet starwars michael1 jennifer jordan23 liverpool chelsea1 arsenal1 cricket1 cricket123 sachin123 virat123
  mahesh123 pawankalyan prabhas123 alluarjun chiranjeevi`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The 10,000 most used passwords of eight characters or more, sorted, a line each: from the list that @zxcvbn-ts/language-common
 * 4.1.3 (MIT) ranks by leaked passwords. Kept and searched as one string: a Set would take ten times the memory.
 */
let list: string | undefined;

/** @param password in lower case */
export function isCommonPassword(password: string): boolean {
  if (wordsHere.has(password) || published.has(password)) return true;
  list ??= `\n${readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')}`;
  return !password.includes('\n') && list.includes(`\n${password}\n`);
}
