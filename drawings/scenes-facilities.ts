import { coat, kurta, type Outfit, saree, shirt, sports, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
import {
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
import { bearded, man, scarfed, seated, student, swinging, walking, woman, youngWoman } from './people.ts';
import { chair, dumbbell, electrotherapy, plinth, skeleton, treadmill } from './props-clinic.ts';
import { building, bush, cloud, palm, path, tree } from './props-outdoors.ts';
import { bookshelf, computer, heldBook, openBook, pendant, plant, table, window } from './props-room.ts';
import { picture, rect, stroke, track } from './shapes.ts';
import { openStage, roomStage } from './stage.ts';

const floor = 520;

function modernCampus(): string {
  const pair = (x: number, h: number) => [
    figure(
      { height: h, ground: [x, 540], legs: walking, arms: swinging },
      youngWoman('wheat'),
      kurta(rose, paper, teal),
    ),
    figure(
      {
        height: h * 1.04,
        ground: [x + 90, 540],
        legs: walking,
        arms: [
          [10, 80],
          [-20, 0],
        ],
      },
      man('deep'),
      shirt(haze, navy),
    ),
  ];
  const [first, second] = pair(180, 250);
  return picture(
    800,
    600,
    openStage(800, 600, 450, mist, mix(leaf, paper, 0.45)),
    cloud(90, 100),
    goniometer({ at: [400, 450], radius: 360, from: 90, to: 270, scale: [90, 270], wedge: false }),
    palm(720, 470, 340, -1),
    building(90, 450, 620, 3, white),
    path(400, 450, 190, 600, sand),
    tree(60, 480, 260, forest),
    bush(600, 460, 36, forest),
    first?.all ?? '',
    second?.all ?? '',
    heldBook(second ? second.at.near.arm.hand[0] : 0, 400, 0.6, rose),
  );
}

function library(): string {
  const reader = figure(
    {
      height: 350,
      ground: [330, floor - 70],
      turn: 0.6,
      legs: [
        [0, 0],
        [4, 2],
      ],
      arms: [[-4, 30], { to: [404, 122] }],
      nod: -12,
    },
    student('wheat', true),
    kurta(rose, navy, teal),
  );
  const second = figure(
    {
      height: 380,
      hip: [620, 420],
      facing: -1,
      legs: seated,
      arms: [
        [22, 92],
        [26, 98],
      ],
      nod: 12,
    },
    man('deep'),
    shirt(sea, navy),
  );
  const { shoulder } = reader.at.far.arm;
  return picture(
    800,
    600,
    roomStage(800, 600, floor, mist, dune),
    bookshelf(40, 60, 440, 4, 112, 11),
    goniometer({ at: shoulder, radius: 150, from: 20, to: 140, scale: [0, 180], wedge: false }),
    stroke(wood, track([270, floor - 66], [256, floor]) + track([390, floor - 66], [404, floor]), 10),
    rect(sea, 256, floor - 74, 148, 18, 6),
    reader.all,
    pivot(shoulder, 9),
    pendant(610, 0, 90, rose),
    chair(630, 440, floor - 440, -1, teal),
    second.back,
    second.body,
    openBook(546, 352, 0.62, rose),
    second.front,
    plant(740, floor, 0.7),
  );
}

function computerLabs(): string {
  const seat = (x: number, facing: 1 | -1, face: Face, outfit: Outfit) => {
    const reach = (dx: number, y: number) => ({ to: [x + facing * dx, y] as const });
    return figure(
      {
        height: 380,
        hip: [x, 404],
        facing,
        legs: seated,
        lean: 4,
        nod: 4,
        arms: [reach(122, 346), reach(130, 342)],
      },
      face,
      outfit,
    );
  };
  const left = seat(160, 1, scarfed('fair', teal), kurta(rose, paper));
  const right = seat(640, -1, bearded('brown'), shirt(white, navy));
  const teacher = figure(
    {
      height: 390,
      ground: [410, 500],
      turn: 0.8,
      arms: [
        [-30, 20],
        [26, 80],
      ],
      nod: 6,
    },
    woman('deep'),
    saree(forest, sea, rose),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor, sand, dune),
    window(60, 80, 150, 170, mist),
    window(590, 80, 150, 170, mist),
    rect(white, 262, 50, 276, 190, 8),
    goniometer({ at: [400, 206], radius: 100, from: 90, to: 216, scale: [90, 270] }),
    teacher.all,
    chair(152, 424, floor - 424, 1, sea),
    chair(648, 424, floor - 424, -1, sea),
    left.back,
    left.body,
    right.back,
    right.body,
    table(220, 366, 360, floor - 366),
    computer(342, 358, -1, 0.85),
    computer(458, 358, 1, 0.85),
    left.front,
    right.front,
  );
}

function fitnessCenter(): string {
  const mill = treadmill(70, floor, 300, 250);
  const runner = figure(
    {
      height: 370,
      ground: [196, floor - 32],
      lean: 6,
      legs: [
        [-30, -74],
        [48, 4],
      ],
      arms: [
        [46, 120],
        [-44, 30],
      ],
    },
    youngWoman('brown'),
    { ...tracksuit(rose), sleeve: 0.3, stripe: undefined },
  );
  const lifter = figure(
    {
      height: 400,
      ground: [580, floor],
      turn: 0.7,
      arms: [
        [16, 120],
        [-6, 16],
      ],
    },
    man('wheat'),
    sports(teal),
  );
  const { elbow, hand } = lifter.at.near.arm;
  const [fx, fy] = lifter.at.far.arm.hand;
  return picture(
    800,
    600,
    roomStage(800, 600, floor, mist, sand),
    rect(white, 440, 60, 300, 200, 8),
    rect(haze, 452, 72, 276, 176, 4),
    stroke(mist, 'M480 220l90-120M510 224l60-80', 8),
    goniometer({ at: elbow, radius: 150, from: 10, to: 118, scale: [-10, 150] }),
    mill.behind,
    runner.all,
    mill.over,
    lifter.back,
    dumbbell(fx, fy, 0.7),
    lifter.body,
    lifter.front,
    pivot(elbow, 9),
    dumbbell(hand[0], hand[1], 0.8, navy),
    stroke(
      wood,
      track([660, floor - 90], [790, floor - 90]) +
        track([676, floor - 86], [676, floor]) +
        track([776, floor - 86], [776, floor]),
      9,
    ),
    dumbbell(694, floor - 108, 0.6),
    dumbbell(752, floor - 108, 0.6, teal),
  );
}

function clinicalLabs(): string {
  const unit = electrotherapy(40, floor, 0.95);
  const patient = figure(
    {
      height: 400,
      hip: [390, 400],
      legs: [
        [88, 36],
        [84, 4],
      ],
      arms: [
        [-20, 16],
        [16, 66],
      ],
    },
    woman('deep'),
    kurta(rose, paper),
  );
  const { knee } = patient.at.near.leg;
  const physio = figure(
    {
      height: 420,
      ground: [620, floor],
      facing: -1,
      lean: 18,
      nod: 8,
      legs: [
        [-4, -8],
        [12, 2],
      ],
      arms: [{ to: [knee[0] + 46, knee[1] + 34] }, { to: [knee[0] + 4, knee[1] - 20] }],
    },
    bearded('wheat'),
    coat(teal, navy),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    skeleton(730, floor, 400),
    goniometer({ at: knee, radius: 140, from: 0, to: 38, scale: [-20, 120] }),
    plinth(230, 436, 240, floor - 436, forest),
    unit.all,
    patient.all,
    stroke(ink, `M${unit.plug[0]} ${unit.plug[1]}C220 300 330 300 ${knee[0] - 14} ${knee[1] - 6}`),
    pivot(knee, 9),
    physio.all,
  );
}

export const facilityScenes = {
  'facilities/modern-campus': modernCampus,
  'facilities/library': library,
  'facilities/computer-labs': computerLabs,
  'facilities/fitness-center': fitnessCenter,
  'facilities/clinical-labs': clinicalLabs,
};
