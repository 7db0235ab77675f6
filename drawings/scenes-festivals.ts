import { dhoti, frock, saree, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot, polar } from './goniometer.ts';
import {
  clay,
  dune,
  forest,
  haze,
  ink,
  leaf,
  madder,
  mist,
  mix,
  navy,
  paper,
  rose,
  sand,
  sea,
  teal,
  turmeric,
  white,
  wood,
} from './palette.ts';
import { farmer, girl, grandfather, kneel, man, striding, woman } from './people.ts';
import { wheelchair } from './props-clinic.ts';
import { diya, kite, mango, pot, rangoli, sugarcane, toran } from './props-festival.ts';
import { cloud, hills, hut, paddy } from './props-outdoors.ts';
import { beads, disc, fill, hull, n, oval, type Point, picture, rect, stroke } from './shapes.ts';
import { openStage } from './stage.ts';

function sankrantiOne(): string {
  const at: Point = [600, 620];
  return picture(
    1200,
    900,
    openStage(1200, 900, 690, mist, sand),
    goniometer({ at, radius: 330, from: 90, to: 270, scale: [90, 270], step: 6 }),
    hills(1200, 560, 640, haze),
    paddy(1200, 590, 690),
    hut(80, 650, 190),
    kite(200, 170, 86, 24, teal, sea),
    kite(1010, 140, 76, -30, rose, paper),
    kite(1090, 390, 54, 18, navy, sea),
    kite(100, 400, 48, -20, madder, rose),
    stroke(teal, 'M200 170Q290 420 220 650M1010 140Q1010 400 930 650'),
    sugarcane(400, 730, 420, -70),
    sugarcane(800, 730, 420, 70),
    sugarcane(440, 730, 360, -30),
    sugarcane(760, 730, 360, 30),
    rangoli(600, 790, 250),
    rect(clay, 508, 700, 60, 50, 6),
    rect(clay, 632, 700, 60, 50, 6),
    stroke(wood, 'M576 742l56-22M632 742l-56-22', 13),
    pot(600, 706, 1.35, madder),
  );
}

function sankrantiTwo(): string {
  const floor = 760;
  const boy = figure(
    {
      height: 400,
      ground: [360, floor],
      child: true,
      lean: -8,
      nod: -24,
      legs: striding,
      arms: [
        [60, 110],
        [128, 140],
      ],
    },
    man('brown'),
    { ...shirt(teal, navy) },
  );
  const sister = figure(
    {
      height: 370,
      ground: [620, floor],
      child: true,
      facing: -1,
      arms: [
        [16, 96],
        [28, 100],
      ],
      nod: -14,
    },
    girl('wheat', rose),
    frock(rose),
  );
  const grandpa = figure(
    {
      height: 520,
      ground: [880, floor],
      facing: -1,
      nod: -16,
      arms: [
        [-4, 12],
        [110, 132],
      ],
    },
    farmer('deep'),
    dhoti(white, paper, sea),
  );
  const { shoulder, hand } = boy.at.far.arm;
  const sky: Point = [900, 150];
  return picture(
    1200,
    900,
    rect(mist, 0, 0, 1200, 900),
    cloud(150, 160, 1.5),
    cloud(620, 300, 1.1),
    cloud(980, 420, 1.2),
    hills(1200, 620, 700, haze),
    rect(dune, 0, 690, 1200, 80),
    rect(clay, 0, 756, 1200, 144),
    stroke(paper, 'M0 690h1200M150 694v62M400 694v62M700 694v62M1000 694v62'),
    goniometer({ at: shoulder, radius: 230, from: 20, to: 134, scale: [0, 190] }),
    stroke(ink, `M${hand.map(n).join(' ')}Q700 400 ${sky.join(' ')}`),
    kite(...sky, 100, 30, rose, paper),
    kite(250, 320, 60, -20, teal, sea),
    kite(540, 120, 64, 16, navy, sea),
    kite(1100, 300, 46, -24, madder, rose),
    boy.all,
    pivot(shoulder),
    disc(wood, sister.at.near.arm.hand[0], sister.at.near.arm.hand[1], 22),
    sister.all,
    grandpa.all,
  );
}

function bark(): string {
  return mix(wood, ink, 0.3);
}

function ugadi(): string {
  const at: Point = [600, 592];
  const tastes = [leaf, clay, white, madder, wood, forest];
  const bowls = tastes.map((colour, index) => {
    const [x, y] = polar(at, 330, 105 + index * 30);
    return (
      fill(colour, hull([x, y - 8, 30])) +
      fill(mix(teal, ink, 0.1), `M${n(x - 52)} ${n(y)}h104q0 50-52 50t-52-50z`)
    );
  });
  return picture(
    1200,
    900,
    rect(sand, 0, 0, 1200, 900),
    fill(mist, 'M150 900V430Q150 90 600 90T1050 430V900z'),
    rect(paper, 0, 770, 1200, 130),
    toran(130, 60, 940, 60, 15),
    goniometer({ at, radius: 400, from: 105, to: 255, scale: [90, 270], wedge: false }),
    ...bowls,
    fill(forest, 'M210 790Q600 640 990 790Q600 900 210 790z'),
    stroke(
      leaf,
      'M230 790h740M420 740l40 50l-40 40M780 740l-40 50l40 40M540 716l30 74l-30 60M660 716l-30 74l30 60',
      4,
    ),
    fill(madder, 'M430 600h340q-10 180-110 190h-120q-100-10-110-190z'),
    oval(mix(madder, ink, 0.3), 600, 600, 170, 34),
    oval(mix(leaf, wood, 0.45), 600, 604, 146, 24),
    beads(paper, 'M452 680Q600 720 748 680', 12, 28),
    fill(leaf, 'M600 596q-20-60-70-70q10 60 70 70zM606 594q10-66 66-84q0 60-66 84z'),
    mango(280, 760, 1.5, leaf),
    mango(880, 770, 1.5, clay),
    mango(970, 800, 1.2, leaf),
    disc(bark(), 180, 810, 44),
    disc(mix(bark(), paper, 0.25), 168, 798, 16),
  );
}

function diwaliOne(): string {
  const at: Point = [600, 700];
  const lamps = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar(at, 430, 98 + index * 20.5);
    return diya(x, y, 0.72, clay);
  });
  return picture(
    1200,
    900,
    rect(navy, 0, 0, 1200, 900),
    disc(mix(navy, teal, 0.5), 600, 560, 480),
    goniometer({ at, radius: 330, from: 90, to: 270, scale: [90, 270], step: 5, wedge: false }),
    rangoli(600, 720, 270, 0.34),
    ...lamps,
    diya(600, 712, 2.1, madder),
    beads(paper, 'M40 60Q320 170 600 60Q880 170 1160 60', 9, 46),
  );
}

function diwaliTwo(): string {
  const floor = 760;
  const mother = figure(
    { ...kneel(430, floor, 540), lean: 22, nod: 10, arms: [{ to: [600, 690] }, { to: [612, 684] }] },
    woman('wheat'),
    saree(rose, teal, forest),
  );
  const daughter = figure(
    {
      height: 370,
      ground: [770, floor],
      child: true,
      facing: -1,
      lean: 8,
      nod: 12,
      arms: [
        [40, 70],
        [50, 76],
      ],
    },
    girl('brown', rose),
    frock(sea),
  );
  const hip: Point = [970, 590];
  const seat = wheelchair(hip, 76, -1, sea);
  const grandpa = figure(
    {
      height: 532,
      hip,
      facing: -1,
      legs: [
        [86, 16],
        [84, 20],
      ],
      arms: [
        [20, 66],
        [26, 72],
      ],
    },
    grandfather('deep', true),
    { ...shirt(paper, dune), hem: 0.6 },
  );
  const { hip: joint } = mother.at;
  return picture(
    1200,
    900,
    rect(navy, 0, 0, 1200, 900),
    rect(mix(navy, ink, 0.4), 0, floor, 1200, 140),
    rect(clay, 120, 180, 280, floor - 180, 4),
    rect(mix(turmeric, paper, 0.6), 150, 210, 220, floor - 210),
    toran(130, 160, 270, 16, 7),
    rect(mix(navy, teal, 0.6), 520, 220, 560, 300, 6),
    stroke(navy, 'M800 220v300M520 370h560', 10),
    goniometer({ at: joint, radius: 340, from: 116, to: 158, scale: [92, 190] }),
    mother.all,
    ...[80, 500, 1130].map((x) => diya(x, floor + 60, 0.8, clay)),
    diya(640, floor - 20, 0.9, madder),
    pivot(joint),
    daughter.all,
    seat.behind,
    grandpa.all,
    seat.over,
    rangoli(620, floor + 76, 120, 0.3),
  );
}

export const festivalScenes = {
  'gallery/festivals/sankranti-1': sankrantiOne,
  'gallery/festivals/sankranti-2': sankrantiTwo,
  'gallery/festivals/ugadi-1': ugadi,
  'gallery/festivals/diwali-1': diwaliOne,
  'gallery/festivals/diwali-2': diwaliTwo,
};
