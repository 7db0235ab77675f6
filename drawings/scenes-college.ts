import { coat, kurta, saree, scrubs, shirt, sports } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { clay, forest, haze, leaf, mist, mix, navy, paper, rose, sand, sea, teal, white } from './palette.ts';
import {
  bearded,
  grandfather,
  grandmother,
  kneel,
  man,
  scarfed,
  student,
  swinging,
  walking,
  woman,
  youngWoman,
} from './people.ts';
import { ball, pillow, plinth } from './props-clinic.ts';
import { bicycle, building, bus, bush, cloud, hills, palm, path, tree } from './props-outdoors.ts';
import { bookshelf, heldBook, openBook, plant, window } from './props-room.ts';
import { picture, rect, stroke } from './shapes.ts';
import { archStage, circleStage, openStage, roomStage } from './stage.ts';

function homeBanner(): string {
  const floor = 770;
  const therapist = figure(
    {
      height: 560,
      ground: [430, floor],
      lean: 6,
      nod: 6,
      legs: walking,
      arms: [{ to: [640, 520] }, { to: [660, 440] }],
    },
    student('wheat'),
    scrubs(),
  );
  const walker = figure(
    {
      height: 540,
      ground: [700, floor],
      legs: walking,
      arms: [
        [20, 50],
        [-30, 0],
      ],
    },
    grandmother('deep'),
    { ...kurta(rose, paper) },
  );
  const { hip } = walker.at.near.leg;
  return picture(
    1200,
    900,
    circleStage(1200, 900, floor, 600),
    building(680, floor, 620, 3, paper),
    bush(-10, floor, 80),
    rect(paper, 0, floor, 1200, 130),
    tree(150, floor, 420, forest),
    goniometer({ at: hip, radius: 280, from: -24, to: 26, scale: [-70, 90] }),
    therapist.back,
    walker.all,
    pivot(hip),
    therapist.body,
    therapist.front,
    bush(1080, floor, 70),
  );
}

function servicesBanner(): string {
  const floor = 780;
  const child = figure(
    {
      height: 330,
      hip: [556, 554],
      child: true,
      legs: [
        [74, 4],
        [70, 14],
      ],
      arms: [
        [128, 146],
        [124, 140],
      ],
      nod: -10,
    },
    man('brown'),
    { ...sports(rose, navy) },
  );
  const { shoulder } = child.at.near.arm;
  const physio = figure(
    { ...kneel(330, floor, 540), lean: 8, nod: -4, arms: [{ to: [520, 530] }, { to: [548, 500] }] },
    woman('wheat'),
    scrubs(),
  );
  const father = figure(
    {
      ...kneel(860, floor, 550),
      facing: -1,
      nod: -2,
      arms: [
        [70, 110],
        [84, 116],
      ],
    },
    man('deep', true),
    shirt(sea, navy),
  );
  return picture(
    1200,
    900,
    circleStage(1200, 900, floor, 600),
    goniometer({ at: shoulder, radius: 250, from: 30, to: 138, scale: [10, 220], step: 5 }),
    ball(556, floor - 96, 104, teal),
    physio.back,
    child.all,
    pivot(shoulder),
    physio.body,
    physio.front,
    father.all,
    ball(1070, floor - 60, 60, rose),
    ball(120, floor - 44, 44, sea),
    rect(sea, 200, floor - 4, 800, 14, 7),
  );
}

function aboutCampus(): string {
  return picture(
    1200,
    900,
    openStage(1200, 900, 640, mist, mix(leaf, paper, 0.45)),
    cloud(130, 190, 1.5),
    cloud(940, 130, 1.3),
    hills(1200, 500, 640, haze),
    goniometer({ at: [600, 640], radius: 500, from: 90, to: 270, scale: [90, 270], step: 5, wedge: false }),
    palm(140, 670, 440),
    palm(1080, 670, 480, -1),
    building(220, 640, 760, 3, white),
    path(600, 640, 300, 900, sand),
    bush(330, 660, 50, forest),
    bush(880, 660, 50, forest),
    bush(250, 700, 40),
    bus(760, 790, 330, teal),
    bicycle(160, 800, 0.9, rose),
    figure(
      { height: 250, ground: [480, 800], legs: walking, arms: swinging },
      student('fair', true),
      kurta(rose, paper),
    ).all,
    figure(
      {
        height: 265,
        ground: [560, 806],
        legs: walking,
        arms: [
          [10, 80],
          [-20, 0],
        ],
      },
      bearded('brown'),
      shirt(white, navy),
    ).all,
  );
}

function aboutStudents(): string {
  const floor = 790;
  const a = figure(
    {
      height: 560,
      ground: [260, floor],
      turn: 0.7,
      arms: [
        [-8, 10],
        [30, 120],
      ],
    },
    youngWoman('brown'),
    scrubs(),
  );
  const b = figure(
    {
      height: 600,
      ground: [470, floor],
      turn: 0.7,
      arms: [
        [-6, 10],
        [16, 94],
      ],
    },
    bearded('wheat'),
    scrubs(sea),
  );
  const c = figure(
    {
      height: 555,
      ground: [720, floor],
      facing: -1,
      turn: 0.7,
      arms: [
        [6, 100],
        [130, 164],
      ],
    },
    scarfed('fair', rose),
    scrubs(),
  );
  const d = figure(
    {
      height: 595,
      ground: [940, floor],
      facing: -1,
      turn: 0.7,
      arms: [
        [-6, 16],
        [26, 104],
      ],
    },
    man('deep'),
    scrubs(forest),
  );
  const { elbow } = c.at.far.arm;
  return picture(
    1200,
    900,
    archStage(1200, 900, floor, 600, 980),
    bookshelf(60, 260, 120, 4, 130, 9),
    plant(1100, floor, 1),
    goniometer({ at: elbow, radius: 150, from: 120, to: 240, scale: [90, 270] }),
    a.all,
    d.all,
    b.all,
    c.all,
    pivot(elbow),
    heldBook(a.at.far.arm.hand[0], a.at.far.arm.hand[1] - 10, 1.1, rose),
    openBook(b.at.far.arm.hand[0] + 10, b.at.far.arm.hand[1] - 6, 0.9, clay),
  );
}

function aboutClinic(): string {
  const floor = 780;
  const patient = figure(
    {
      height: 540,
      hip: [620, 574],
      facing: -1,
      legs: [
        [88, 60],
        [82, 4],
      ],
      arms: [
        [-20, 20],
        [16, 64],
      ],
      lean: -4,
    },
    grandfather('wheat', true),
    shirt(rose, navy),
  );
  const { knee, ankle } = patient.at.near.leg;
  const physio = figure(
    {
      ...kneel(250, floor, 560),
      lean: 10,
      nod: 6,
      arms: [{ to: ankle }, { to: [ankle[0] + 6, ankle[1] + 26] }],
    },
    youngWoman('deep'),
    coat(teal, navy),
  );
  const wife = figure(
    {
      height: 530,
      ground: [960, floor],
      facing: -1,
      arms: [
        [10, 60],
        [24, 100],
      ],
    },
    grandmother('brown'),
    saree(teal, rose, rose),
  );
  return picture(
    1200,
    900,
    roomStage(1200, 900, floor, mist, sand),
    window(130, 120, 240, 260, haze),
    rect(white, 800, 130, 200, 250, 8),
    stroke(sea, 'M900 160q-36 50 0 100t0 100', 12),
    goniometer({ at: knee, radius: 210, from: -60, to: 0, scale: [-130, 20] }),
    plinth(500, 622, 360, floor - 622, forest),
    pillow(740, 626, 100),
    patient.all,
    pivot(knee),
    physio.all,
    wife.all,
    plant(1110, floor, 0.9),
  );
}

export const collegeScenes = {
  'gallery/website/home-banner': homeBanner,
  'gallery/website/services-banner': servicesBanner,
  'gallery/about-college/campus': aboutCampus,
  'gallery/about-college/students': aboutStudents,
  'gallery/about-college/clinic': aboutClinic,
};
