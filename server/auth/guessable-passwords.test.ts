// What a password of a new account must not be, and what is taken: judged by the rule with all that the server knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { readSettings } from '#server/settings.ts';
import { newPasswordSchema } from '#shared/account/new-password.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { guessableSentence, isCommonWord, refuseGuessable } from './guessable-passwords.ts';

const { college } = readSettings({});

/** A student of the college. */
const owner = {
  texts: [
    'Padmavathi Naidu VCP26011 padma.naidu@people.example',
    'Ravi',
    'Naidu',
    'Sita',
    'Lakshmi',
    '1-2-3 Temple Street, Kothapalem',
  ],
  phones: ['+919848022338', '+919000000001'],
  birthDate: '2008-05-12T00:00:00.000Z',
};

const isRefused = (password: string) => {
  try {
    refuseGuessable(password, owner, college);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ status: 400, message: guessableSentence });
    return true;
  }
};

const guessable = String.raw`
Padmavathi2026
padmavathi@2008
Padma@12345
P@dm@vathi1
padmavathinaidu
Naidu.Padmavathi
padmavathi_naidu08
Padmavathi!!
1234padmavathi
PadmavathiPadmavathi
ihtavamdap1
9848022338
+919848022338
98480-22338
9848022338a
Ph9848022338
padma9848022338
12052008
12-05-2008
12/05/2008
20080512
12may2008
May@2008
padma12052008
Naidu@1205
vamsadhara2026
Vcp@2026
VCP26011
vcp26011@123
Physiotherapy2026
Bpt@2026vcp
College@2026
srikakulam@123
P@ssw0rd1
P@55w0rd!
Passw0rd@123
pa$$word2026
12121212
11223344
1234567890
987654321
1111222233
13579246
abcabcabc
aaaabbbb
zzzzzzzzzz
qwerty@123
Qwerty12345
asdfghjkl1
1q2w3e4r5t
abcd@1234
Abcdefgh1
iloveyou2
Welcome@2026
Admin@123
Student@123
India@1947
Hyderabad@123
Vijayawada2026
Krishna@108
SaiBaba123
Lakshmi@123
September2026
Summer@2026
Ravikumar1975
Sitalakshmi1
facebook123
cricket@2011
dhoni07dhoni
virat18kohli
Jaishriram108
jaibalayya1
Srinivas@123
Venkatesh1998
letmein!!
trustno1!
football99
Computer@1
doctor2030
physio@2030
Kothapalem@123
Temple1975
SampleTown@2026
12.05.2008Padma
Lakshmi.Ravi1978
kumar@9848022338
P4dm4v4th1@08
N41du-P4dm4
Corvette2026
SteeLers
1qaz2wsx3edc
mercedes!!1
121212121212
123456789012
2008-05-12-2008
919848022338
a1b2c3d4e5
0000-1111-2222
p.a.d.m.a.v.a.t.h.i
Amma@1234
శ్రీకాకుళం123
Good morning1
Tirumalesh@123
Bhuvaneswari1
Tripurasundari@9
Kinjarapu@123
Narasannapeta1
Kasibugga@12
Padhmavathi@1
pádmavathi1
padmаvathi2008
bpt1styear2026
Kinesiology1
RRRmovie2022
SalaarCeasefire
JaiJanasena1
నాన్న అమ్మ
నమస్కారం123
thisismypassword
padma-umbrella-26
HappyBirthday12
kgfchapter2!
twentytwentysix
NaatuNaatu@95
abd@rcb17
angel&devil
araku@valley
atreyapuram@pootharekulu
bheemla@nayak
bigboss@telugu
breaking@bad
chandrayaan3
dangal@2016
delhi@capitals
drishyam@georgekutty
gill&iyer
good&evil
hardik&krunal
harrypotter7
i am batman
iamtheboss
jaimatadi
kattappa@123
king@nagarjuna
kondapalli@bommalu
legend@balayya
little-star
lord of the rings
mangopickle
minnal@murali
momanddad
mother&father
naidugaru@9
okkadu2003
pathaan@2023
prince&princess
pulihora1
rcb@eesalacup
rrr@nattu
sarileruneekevvaru
siraj@hyd
strangerthings
sunshine&moon
temple@street
tilak@varma
universeboss
venkanna@swamy
waheguru13
xyzabc789
young@tiger
`;

/** Passphrases in English and Telugu, and what password managers make. */
const good = String.raw`
turmeric-arc-47
banyan-roots-62
neem-leaves-83
rain over the old tank
seven parrots eat guava
my bicycle needs oil
blue-umbrella-window
kettle gravel lantern
PurpleMangoTrain88
coconut.ladder.thunder
Cupcake-Gravity7-Lantern
three cups of filter coffee
the bus to the hills is late
green chilli on a white plate
quiet library, loud fan
dancing peacock monsoon
sugarcane juice at noon
Orange shoes run slowly
wooden spoon 9 tigers
window seat number twelve
paper boat in the gutter
lantern-orbit-velvet
pickle jar under stairs
grandmother hides the keys
four umbrellas and one goat
వర్షం కురిసింది
పాత చెరువు గట్టు
నల్ల పిల్లి పాలు తాగింది
అమ్మ చేసిన పులిహోర
మామిడి చెట్టు కింద ఊయల
నేను రోజూ పరిగెడతాను
ఎర్ర బస్సు ఆలస్యం
చందమామ రావే 47
vaarsham kurisindi
amma chesina pulihora
mamidi chettu kinda
nenu roju parigedatanu
gongura pachadi ruchi
paatha cheruvu gattu
nalla pilli palu tagindi
erra bassu alasyam
mana palle godari gattu
x7#Kq9!vR2$m
kR8vXq2LwTzP
fN3-tQ9w-Lp2x-Zr7c
hudzif-Rimjaq-0vyxse
7Yc!pW2^qT5z
zWq4Tn8Lr0Vb
9f8c1b7e4d2a6035
v!N2[k}q8:Zs
xJ29fmQe74Lp
Tz8*rW3&nB6@
bqyhznwkftxr
mKdQvXsRtYpL
4kR9tZ2wQx7n
62-Hq!nR-vT-91
u9Xw2LpQ8rTz1Y
839201746582
5029 3871 6640 2917
cedar7Quill2mosaic
Nq4wZ8pX
wombat.8.trellis
sunflower tractor 1962
నా సైకిల్ 62 నీలం
kukka-pilli-eluka-1
gR5%bJ9(kZ2)
Vq7-tEoZ-9sYd
3a1f-77bc-d20e-94c8
TurmericArch47
qkzvbetwmxr
nine ducks crossed our road
కాకి అరటిపండు తిన్నది
tbxoqnvshpdj
i lost my umbrella in june
velvet-orbit-72
pL9#vQ2!mZx4
basket/needle/comet
grandpa fixed the old radio
wjfhqlsmeatd
correct horse battery staple
my aunt sells blue bangles
pickle_tractor_58
ldmcvoqeztxn
chetla kinda needa bagundi
yhwqbzkdlmpr
she left her sandals on the bus
పిల్లి గోడ దూకింది
ఉదయం నడక 83 మంచిది
bH4!mzQw8#Lk
uhlxtqdpbjme
`;

const linesOf = (list: string) => list.trim().split('\n');

test('passwords that others guess are refused', () => {
  const refused = linesOf(guessable);
  expect(refused.length).toBeGreaterThan(60);
  expect(refused.filter((password) => !isRefused(password))).toEqual([]);
});

test('passphrases and random passwords are taken', () => {
  const taken = linesOf(good);
  expect(taken.length).toBeGreaterThan(60);
  expect(taken.filter(isRefused)).toEqual([]);
});

test('each word of the list is refused, alone and with a number or a sign', () => {
  const list = linesOf(readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8'));
  expect(list.length).toBeGreaterThan(30_000);
  for (let at = 0; at < list.length; at += 100)
    for (const password of [`${list[at]}8`, `#${list[at]}2026!`])
      expect([password, isRefused(password)]).toEqual([password, true]);
  // Only whole lines.
  expect(isCommonWord('trustn')).toBe(false);
  expect(isCommonWord('abandoned\nabandoning')).toBe(false);
});

test('the published passwords of the samples are refused', () => {
  for (const { password } of Object.values(demoAccounts)) expect(isRefused(password)).toBe(true);
});

test('how long a password must be is judged by the form too', () => {
  const sentences = (password: string) =>
    newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message);
  expect(sentences('short-7')).toEqual(['Use at least 8 characters']);
  expect(sentences('banyan-roots-62')).toBeUndefined();
});

test('no password takes long to judge', async () => {
  const parts = ['a@$1', 'aaaabbbb', '12/05/2008', 'padma', 'é', '@4$5!1|0'];
  const judging = async () => parts.map((part) => isRefused(part.repeat(128).slice(0, 128)));
  expect(await processorSeconds(judging)).toBeLessThan(2);
});
