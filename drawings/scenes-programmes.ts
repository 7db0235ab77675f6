import { coat, dhoti, frock, kurta, type Outfit, saree, scrubs, shirt, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
import {
  clay,
  haze,
  leaf,
  line,
  madder,
  mist,
  navy,
  paper,
  rose,
  sand,
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import { farmer, girl, grandmother, man, seated, walking, woman, youngWoman } from './people.ts';
import { ball, chair } from './props-clinic.ts';
import { hills, paddy, palm, stall, tree } from './props-outdoors.ts';
import { board, clipboard, plant, window } from './props-room.ts';
import { oval, picture, rect, stroke, track } from './shapes.ts';
import { circleStage, openStage, roomStage } from './stage.ts';

const floor = 520;

function camp(): string {
  const patient = figure(
    {
      height: 380,
      hip: [330, 408],
      legs: seated,
      arms: [
        [30, 112],
        [22, 70],
      ],
    },
    farmer('brown', rose),
    { ...dhoti(sea), cut: 'trousers', legs: paper },
  );
  const { elbow, hand, wrist } = patient.at.near.arm;
  const therapist = figure(
    {
      height: 400,
      ground: [566, floor],
      facing: -1,
      lean: 16,
      nod: 6,
      legs: walking,
      arms: [{ to: [wrist[0] + 6, wrist[1] + 8] }, { to: hand }],
    },
    youngWoman('fair'),
    scrubs(),
  );
  const queue = figure(
    {
      height: 370,
      ground: [716, floor],
      facing: -1,
      arms: [
        [6, 24],
        [30, 90],
      ],
    },
    grandmother('deep'),
    saree(leaf, madder, madder),
  );
  const behind = figure(
    {
      height: 390,
      ground: [110, floor],
      arms: [
        [-4, 10],
        [20, 90],
      ],
    },
    man('wheat', true),
    shirt(white, navy),
  );
  return picture(
    800,
    600,
    openStage(800, 600, floor),
    hills(800, 320, 420),
    paddy(800, 400, floor),
    palm(740, 480, 330, -1),
    stall(190, floor, 440, 450, rose),
    goniometer({ at: elbow, radius: 130, from: 20, to: 112, scale: [0, 180] }),
    chair(330, 428, floor - 428, 1, teal),
    behind.all,
    patient.all,
    pivot(elbow, 9),
    therapist.all,
    queue.all,
  );
}

function posture(): string {
  const boy = figure(
    {
      height: 320,
      ground: [430, floor],
      child: true,
      arms: [
        [2, 6],
        [4, 8],
      ],
      legs: [
        [0, 0],
        [2, 0],
      ],
      turn: 0.25,
    },
    man('deep'),
    uniform(false),
  );
  const next = figure(
    {
      height: 310,
      ground: [660, floor],
      facing: -1,
      child: true,
      arms: [
        [-4, 8],
        [10, 24],
      ],
    },
    girl('wheat'),
    uniform(true),
  );
  const therapist = figure(
    { height: 420, ground: [200, floor], lean: 6, nod: 10, arms: [[10, 84], { to: [330, 268] }] },
    woman('brown'),
    { ...kurta(rose, paper, teal) },
  );
  const { ankle } = boy.at.near.leg;
  const rows = Array.from({ length: 8 }, (_, index) => `M310 ${120 + index * 50}h240`).join('');
  const columns = Array.from({ length: 5 }, (_, index) => `M${330 + index * 50} 100v${floor - 108}`).join('');
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    rect(paper, 310, 96, 240, floor - 104, 8),
    stroke(line, rows + columns),
    goniometer({
      at: [432, ankle[1]],
      radius: 336,
      from: 172,
      to: 188,
      scale: [160, 200],
      step: 2,
      wedge: false,
    }),
    stroke(teal, track([432, 150], [432, ankle[1]])),
    boy.all,
    pivot([432, ankle[1] - 4], 8),
    window(630, 90, 120, 150, haze),
    therapist.all,
    clipboard(258, 250, 0.8),
    next.all,
  );
}

function womensHealth(): string {
  const mother = figure(
    {
      height: 400,
      hip: [330, 390],
      legs: [
        [84, 2],
        [78, 14],
      ],
      arms: [
        [98, 146],
        [96, 152],
      ],
      nod: -6,
      turn: 0.6,
    },
    woman('wheat'),
    kurta(rose, navy),
  );
  const guide = figure(
    {
      height: 410,
      ground: [610, floor],
      facing: -1,
      arms: [
        [98, 146],
        [96, 152],
      ],
      turn: 0.5,
    },
    youngWoman('deep'),
    scrubs(),
  );
  const { shoulder } = mother.at.near.arm;
  const { hip, chest } = mother.at;
  return picture(
    800,
    600,
    circleStage(800, 600, floor, 400),
    window(60, 90, 120, 170, mist),
    goniometer({ at: shoulder, radius: 170, from: 20, to: 99, scale: [0, 170] }),
    ball(330, floor - 62, 66, sea),
    mother.back,
    mother.body,
    oval(rose, (hip[0] + chest[0]) / 2 + 24, hip[1] - 40, 30, 38),
    mother.front,
    pivot(shoulder, 9),
    guide.all,
    plant(730, floor, 0.7),
    rect(teal, 210, floor - 4, 280, 10, 5),
  );
}

function education(): string {
  const speaker = figure(
    {
      height: 420,
      ground: [190, floor],
      turn: 0.7,
      arms: [
        [-6, 20],
        [110, 118],
      ],
    },
    woman('wheat'),
    coat(rose, navy),
  );
  const listener = (x: number, face: Face, outfit: Outfit, child = false) =>
    figure(
      {
        height: child ? 290 : 400,
        hip: [x, floor - (child ? 2 : 14)],
        facing: -1,
        legs: [
          [78, -84],
          [84, -80],
        ],
        feet: [-80, -80],
        arms: [
          [4, 58],
          [8, 62],
        ],
        child,
      },
      face,
      outfit,
    ).all;
  const { shoulder } = speaker.at.far.arm;
  return picture(
    800,
    600,
    openStage(800, 600, floor, sand, paper),
    tree(640, floor, 500, leaf),
    board(300, 110, 210, 250, white),
    stroke(wood, track([320, 370], [290, floor]) + track([490, 370], [520, floor]), 9),
    stroke(sea, 'M400 136q-34 50 0 100t-6 100', 15),
    stroke(white, 'M376 160h40M370 186h38M378 212h40M390 238h38M390 264h38M382 290h36'),
    goniometer({ at: shoulder, radius: 150, from: 0, to: 114, scale: [-10, 150], wedge: false }),
    speaker.all,
    pivot(shoulder, 9),
    rect(clay, 340, floor + 18, 440, 16, 8),
    listener(440, girl('brown'), frock(sea), true),
    listener(566, farmer('deep'), { ...dhoti(paper), cut: 'trousers' }),
    listener(706, grandmother('brown'), { ...saree(teal, rose, rose), border: undefined }),
  );
}

export const programmeScenes = {
  'programmes/free-physiotherapy-camp': camp,
  'programmes/school-posture-screening': posture,
  'programmes/womens-health': womensHealth,
  'programmes/health-education': education,
};
