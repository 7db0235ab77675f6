import { coat, kurta, type Outfit, scrubs, shirt, sports } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
import { dune, forest, haze, mist, navy, paper, rose, sand, sea, teal, white } from './palette.ts';
import { bearded, grandfather, man, seated, student, walking, woman, youngWoman } from './people.ts';
import { chair, parallelBars, plinth, skeleton } from './props-clinic.ts';
import { board, bookshelf, computer, pendant, plant, table, window } from './props-room.ts';
import { picture, rect, stroke } from './shapes.ts';
import { circleStage, roomStage } from './stage.ts';

/** Learning to walk again between the bars. */
function physiotherapyOne(): string {
  const floor = 580;
  const bars = parallelBars(250, floor, 640, 222);
  const patient = figure(
    {
      height: 450,
      ground: [520, floor],
      legs: [
        [-20, -34],
        [26, 6],
      ],
      arms: [{ to: [604, 370] }, { to: [650, 320] }],
      lean: 4,
    },
    grandfather('brown'),
    shirt(rose, navy),
  );
  const guide = figure(
    {
      height: 450,
      ground: [330, floor],
      lean: 8,
      legs: walking,
      arms: [{ to: [490, 390], bend: 1 }, { to: [470, 260] }],
    },
    youngWoman('wheat'),
    scrubs(),
  );
  const hip = patient.at.near.leg.hip;
  return picture(
    1200,
    675,
    circleStage(1200, 675, floor, 600, mist),
    window(80, 110, 170, 220, haze),
    plant(1090, floor, 1.05),
    skeleton(960, floor, 450),
    bars.behind,
    goniometer({ at: hip, radius: 214, from: -20, to: 26, scale: [-50, 80] }),
    guide.back,
    patient.all,
    guide.body,
    guide.front,
    pivot(hip),
    bars.over,
  );
}

/** Anatomy of the shoulder, taught at the plinth. */
function physiotherapyTwo(): string {
  const floor = 590;
  const model = figure(
    {
      height: 440,
      hip: [520, 432],
      legs: seated,
      arms: [
        [92, 94],
        [24, 70],
      ],
      nod: -2,
    },
    man('deep'),
    sports(sea),
  );
  const { shoulder, hand, elbow } = model.at.near.arm;
  const teacher = figure(
    {
      height: 450,
      ground: [300, floor],
      lean: 10,
      turn: 0.5,
      legs: [
        [-8, -10],
        [12, 4],
      ],
      arms: [{ to: [shoulder[0] - 14, shoulder[1] + 6] }, { to: [elbow[0], elbow[1] + 20] }],
    },
    woman('brown'),
    coat(rose, navy),
  );
  const learner = figure(
    {
      height: 440,
      ground: [860, floor],
      facing: -1,
      turn: 0.5,
      nod: 8,
      arms: [[10, 96], { to: [hand[0] + 16, hand[1] + 12] }],
    },
    student('fair'),
    scrubs(teal),
  );
  const learnerTwo = figure(
    {
      height: 460,
      ground: [1000, floor],
      facing: -1,
      turn: 0.5,
      nod: 8,
      arms: [
        [10, 100],
        [24, 104],
      ],
    },
    bearded('wheat'),
    scrubs(forest),
  );
  return picture(
    1200,
    675,
    roomStage(1200, 675, floor, mist, sand),
    board(640, 70, 420, 190),
    stroke(
      mist,
      'M700 220a60 60 0 0 1 60-60h40M760 160a26 26 0 1 1 10 44l-10 46M830 120h170M830 150h120M830 180h150',
    ),
    bookshelf(70, 120, 130, 4, 116, 4),
    goniometer({ at: shoulder, radius: 236, from: 0, to: 92, scale: [-10, 150] }),
    plinth(390, 482, 250, floor - 482, forest),
    model.back,
    model.body,
    teacher.back,
    model.front,
    teacher.body,
    teacher.front,
    pivot(shoulder),
    learnerTwo.all,
    learner.all,
  );
}

function computerCourseOne(): string {
  const floor = 590;
  const seat = (x: number, face: Face, outfit: Outfit) => {
    const sitter = figure(
      {
        height: 430,
        hip: [x, 460],
        legs: seated,
        lean: 4,
        nod: 4,
        arms: [{ to: [x + 138, 392] }, { to: [x + 150, 388] }],
      },
      face,
      outfit,
    );
    return [
      chair(x - 10, 482, floor - 482, 1, sea),
      sitter.back,
      sitter.body,
      table(x + 84, 414, 210, floor - 414),
      computer(x + 216, 406, -1, 0.95),
      sitter.front,
    ].join('');
  };
  const teacher = figure(
    {
      height: 450,
      ground: [1050, floor],
      facing: -1,
      arms: [
        [-6, 10],
        [70, 100],
      ],
      turn: 0.5,
    },
    man('brown', true),
    shirt(haze, navy),
  );
  return picture(
    1200,
    675,
    roomStage(1200, 675, floor, mist, sand),
    window(90, 80, 180, 200, haze),
    window(310, 80, 180, 200, haze),
    board(640, 80, 380, 190, paper),
    goniometer({ at: [830, 240], radius: 106, from: 90, to: 200, scale: [90, 270], step: 10 }),
    pivot([830, 240]),
    teacher.all,
    seat(160, youngWoman('wheat'), kurta(rose, paper, teal)),
    seat(600, man('deep'), shirt(teal, navy)),
  );
}

function computerCourseTwo(): string {
  const floor = 590;
  const typist = figure(
    { height: 470, hip: [400, 452], legs: seated, lean: 3, arms: [{ to: [560, 376] }, { to: [574, 372] }] },
    student('brown', true),
    kurta(teal, paper),
  );
  const helper = figure(
    {
      height: 470,
      ground: [850, floor],
      facing: -1,
      lean: 12,
      nod: 6,
      legs: [
        [-6, -8],
        [10, 2],
      ],
      arms: [{ to: [770, 388] }, { to: [672, 300] }],
    },
    bearded('wheat'),
    shirt(rose, navy),
  );
  return picture(
    1200,
    675,
    circleStage(1200, 675, floor, 600, mist),
    goniometer({ at: typist.at.near.arm.elbow, radius: 150, from: 86, to: 178, scale: [60, 210] }),
    bookshelf(60, 200, 150, 3, 126, 5),
    pendant(360, 0, 90, rose),
    pendant(860, 0, 60, teal),
    chair(386, 476, floor - 476, 1, sea),
    typist.back,
    typist.body,
    helper.back,
    helper.body,
    table(490, 404, 330, floor - 404),
    computer(664, 396, -1, 1.1),
    rect(white, 726, 376, 60, 20, 3),
    rect(dune, 730, 360, 52, 16, 3),
    typist.front,
    pivot(typist.at.near.arm.elbow),
    helper.front,
    plant(1050, floor, 1.2),
  );
}

export const courseScenes = {
  'courses/physiotherapy-1': physiotherapyOne,
  'courses/physiotherapy-2': physiotherapyTwo,
  'courses/computer-course-1': computerCourseOne,
  'courses/computer-course-2': computerCourseTwo,
};
