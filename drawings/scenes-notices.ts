import { dhoti, frock, kurta, saree, shirt, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot, polar } from './goniometer.ts';
import {
  clay,
  dune,
  forest,
  haze,
  ink,
  leaf,
  mist,
  mix,
  navy,
  paper,
  rose,
  sand,
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import {
  bearded,
  farmer,
  girl,
  man,
  scarfed,
  seated,
  striding,
  swinging,
  walking,
  woman,
  youngWoman,
} from './people.ts';
import { chair, wheelchair } from './props-clinic.ts';
import { building, bush, cloud, gate, hills, palm, path, tree } from './props-outdoors.ts';
import { books, heldBook, laptop, plant, table } from './props-room.ts';
import { disc, fill, n, type Point, picture, rect, stroke, track } from './shapes.ts';
import { circleStage, openStage } from './stage.ts';

function admissionsOpen(): string {
  const floor = 780;
  const daughter = figure(
    {
      height: 430,
      ground: [560, floor],
      legs: walking,
      arms: [
        [14, 90],
        [130, 144],
      ],
      nod: -6,
    },
    youngWoman('wheat'),
    kurta(rose, navy, teal),
  );
  const father = figure(
    {
      height: 460,
      ground: [380, floor],
      legs: striding,
      arms: [
        [-10, 10],
        [40, 66],
      ],
    },
    man('deep', true),
    shirt(white, navy),
  );
  const mother = figure(
    {
      height: 430,
      ground: [250, floor],
      legs: walking,
      arms: [
        [20, 60],
        [-10, 20],
      ],
    },
    woman('brown'),
    saree(teal, rose, forest),
  );
  const { shoulder } = daughter.at.far.arm;
  return picture(
    1200,
    900,
    openStage(1200, 900, 720, mist, sand),
    building(560, 660, 520, 3, paper),
    rect(mix(leaf, paper, 0.4), 0, 650, 1200, 74),
    path(820, 660, 240, 900, dune),
    tree(110, 720, 480),
    bush(1130, 720, 60, forest),
    gate(460, 740, 700, 520),
    goniometer({ at: shoulder, radius: 220, from: 30, to: 138, scale: [10, 190] }),
    mother.all,
    father.all,
    daughter.all,
    pivot(shoulder),
    heldBook(daughter.at.near.arm.hand[0] - 8, daughter.at.near.arm.hand[1] - 16, 0.9, forest),
  );
}

function girlStudent() {
  return scarfed('fair', teal);
}

function freeComputerTraining(): string {
  const floor = 790;
  const learner = figure(
    { height: 560, hip: [330, 600], legs: seated, lean: 4, arms: [{ to: [510, 520] }, { to: [526, 514] }] },
    girlStudent(),
    kurta(rose, paper, teal),
  );
  const trainer = figure(
    { height: 590, ground: [1010, floor], facing: -1, turn: 0.5, arms: [[-6, 14], { to: [850, 380] }] },
    man('brown', true),
    shirt(sea, navy),
  );
  return picture(
    1200,
    900,
    circleStage(1200, 900, floor, 600, mist, sand),
    rect(ink, 430, 110, 500, 340, 18),
    rect(paper, 448, 128, 464, 304, 6),
    goniometer({ at: [680, 380], radius: 170, from: 90, to: 226, scale: [90, 270], step: 5 }),
    pivot([680, 380], 13),
    stroke(wood, 'M520 450v340M840 450v340', 12),
    chair(318, 626, floor - 626, 1, teal),
    learner.back,
    learner.body,
    table(430, 556, 360, floor - 556),
    laptop(560, 546),
    books(690, 546, [rose, teal, clay]),
    learner.front,
    trainer.all,
    plant(130, floor, 1.1),
  );
}

function cap([x, y]: Point, s: number, tassel: string): string {
  return (
    `<path fill="${ink}" d="M${n(x - 62 * s)} ${n(y)}l${n(60 * s)} ${n(-20 * s)}l${n(62 * s)} ${n(16 * s)}l${n(-60 * s)} ${n(22 * s)}zM${n(x - 28 * s)} ${n(y + 8 * s)}v${n(20 * s)}q${n(30 * s)} ${n(14 * s)} ${n(58 * s)} ${n(-2 * s)}v${n(-18 * s)}z"/>` +
    stroke(tassel, track([x, y - 2 * s], [x - 50 * s, y + 8 * s], [x - 52 * s, y + 38 * s]), 4)
  );
}

function convocation(): string {
  const floor = 790;
  const gown = { ...kurta(teal, navy), hem: 1.15, sleeve: 0.85, under: rose, narrow: false };
  const grads = [
    figure(
      {
        height: 560,
        ground: [230, floor],
        arms: [
          [-4, 20],
          [150, 160],
        ],
        turn: 0.6,
        nod: -10,
      },
      youngWoman('wheat'),
      gown,
    ),
    figure(
      {
        height: 590,
        ground: [450, floor],
        arms: [
          [10, 40],
          [140, 150],
        ],
        turn: 0.6,
        nod: -8,
      },
      man('deep'),
      gown,
    ),
    figure(
      {
        height: 560,
        ground: [760, floor],
        facing: -1,
        arms: [
          [10, 30],
          [146, 156],
        ],
        turn: 0.6,
        nod: -8,
      },
      scarfed('fair', rose),
      gown,
    ),
    figure(
      {
        height: 585,
        ground: [980, floor],
        facing: -1,
        arms: [
          [-6, 16],
          [150, 158],
        ],
        turn: 0.6,
        nod: -10,
      },
      bearded('brown'),
      gown,
    ),
  ];
  const at: Point = [600, floor];
  const thrown = [156, 173, 189, 205].map(
    (degrees, index) =>
      `<g transform="rotate(${[24, -16, 18, -22][index] ?? 0} ${polar(at, 690, degrees).map(n).join(' ')})">${cap(polar(at, 690, degrees), 0.9, rose)}</g>`,
  );
  return picture(
    1200,
    900,
    rect(sand, 0, 0, 1200, 900),
    disc(mist, 600, floor, 560),
    building(170, floor, 860, 3, paper),
    rect(dune, 0, floor, 1200, 110),
    rect(clay, 0, floor, 1200, 16),
    goniometer({ at, radius: 530, from: 118, to: 242, scale: [90, 270], step: 5, wedge: false }),
    ...thrown,
    ...grads.map((one) => one.all),
  );
}

function healthWalk(): string {
  const floor = 760;
  const hip: Point = [720, 610];
  const seat = wheelchair(hip, 66, 1, teal);
  const leader = figure(
    {
      height: 500,
      ground: [980, floor],
      legs: walking,
      arms: [
        [30, 56],
        [140, 150],
      ],
    },
    youngWoman('brown'),
    tracksuit(teal),
  );
  const { hip: joint } = leader.at.near.leg;
  const [fx, fy] = leader.at.far.arm.hand;
  return picture(
    1200,
    900,
    openStage(1200, 900, 690, mist, dune),
    hills(1200, 520, 640, haze, 1),
    rect(mix(leaf, paper, 0.4), 0, 620, 1200, 72),
    cloud(140, 150, 1.4),
    cloud(760, 110, 1.1),
    tree(80, 680, 360, forest),
    palm(560, 680, 440),
    tree(1140, 670, 300),
    stroke(paper, 'M0 830h1200'),
    goniometer({ at: joint, radius: 226, from: -24, to: 26, scale: [-60, 70] }),
    figure({ height: 490, ground: [180, floor], legs: walking, arms: swinging }, farmer('deep'), {
      ...dhoti(white, paper, sea),
      cut: 'trousers',
    }).all,
    figure(
      {
        height: 330,
        ground: [320, floor],
        child: true,
        legs: walking,
        arms: [
          [130, 150],
          [-20, 10],
        ],
      },
      girl('wheat', rose),
      frock(rose),
    ).all,
    figure(
      { height: 480, ground: [460, floor], legs: striding, arms: swinging },
      woman('wheat'),
      saree(forest, rose, rose),
    ).all,
    seat.behind,
    figure(
      {
        height: 462,
        hip,
        legs: [
          [84, 14],
          [82, 18],
        ],
        arms: [
          [-6, 44],
          [14, 60],
        ],
      },
      bearded('wheat'),
      shirt(rose, navy),
    ).all,
    seat.over,
    stroke(wood, track([fx - 8, fy + 90], [fx + 16, fy - 170]), 8),
    fill(rose, `M${n(fx + 16)} ${n(fy - 170)}l-150 20l40 36l-26 44l126-24z`),
    leader.all,
    pivot(joint),
  );
}

export const noticeScenes = {
  'gallery/ads/admissions-open': admissionsOpen,
  'gallery/ads/free-computer-training': freeComputerTraining,
  'gallery/banners/convocation': convocation,
  'gallery/banners/health-walk': healthWalk,
};
