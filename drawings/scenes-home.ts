import { coat, scrubs, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot, polar } from './goniometer.ts';
import { forest, greyHair, ink, mist, navy, rose, sea } from './palette.ts';
import { man, striding, student, youngWoman } from './people.ts';
import { ball, pillow, plinth, skeleton } from './props-clinic.ts';
import { board, plant } from './props-room.ts';
import { disc, picture, stroke, track } from './shapes.ts';
import { roomStage } from './stage.ts';

function hero(): string {
  const floor = 838;
  const patient = figure(
    {
      height: 650,
      hip: [400, 634],
      legs: [
        [84, 2],
        [80, 12],
      ],
      lean: 2,
      arms: [
        [24, 64],
        [128, 134],
      ],
      nod: -8,
      turn: 0.9,
    },
    { ...man('brown', true), hairColour: greyHair },
    { ...shirt(rose, navy), hem: 0.2 },
  );
  const { shoulder, elbow, wrist, hand } = patient.at.far.arm;
  const therapist = figure(
    {
      height: 670,
      ground: [822, floor],
      facing: -1,
      lean: 7,
      turn: 0.5,
      nod: -2,
      legs: [
        [-10, -14],
        [14, 4],
      ],
      arms: [
        { to: [wrist[0] + 14, wrist[1] + 12] },
        { to: [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 14] },
      ],
    },
    youngWoman(),
    scrubs(),
  );
  const end = Math.round((Math.atan2(hand[0] - shoulder[0], hand[1] - shoulder[1]) * 180) / Math.PI);
  return picture(
    1200,
    900,
    disc(mist, 600, 460, 410),
    plant(1062, floor, 1.35),
    goniometer({ at: shoulder, radius: 300, from: 0, to: end, scale: [0, 205], step: 5 }),
    ball(130, floor - 74, 74, sea),
    plinth(190, 684, 320, floor - 684, forest),
    stroke(ink, track(shoulder, polar(shoulder, 330, end))),
    patient.back,
    therapist.back,
    patient.body,
    patient.front,
    pivot(shoulder, 14),
    therapist.body,
    therapist.front,
    stroke(ink, track([60, floor], [1160, floor])),
  );
}

function welcome(): string {
  const floor = 790;
  const lying = figure(
    {
      height: 590,
      hip: [560, 520],
      lean: -90,
      legs: [
        [150, 96],
        [90, 90],
      ],
      arms: [
        [72, 84],
        [80, 90],
      ],
      turn: 0.3,
    },
    man('wheat'),
    shirt(rose),
  );
  const { hip, knee, ankle } = lying.at.near.leg;
  const lead = figure(
    {
      height: 600,
      ground: [930, floor],
      facing: -1,
      lean: 14,
      nod: 8,
      legs: striding,
      arms: [{ to: ankle }, { to: [knee[0] + 20, knee[1] - 6] }],
    },
    youngWoman('deep'),
    scrubs(),
  );
  const watching = figure(
    {
      height: 580,
      ground: [470, floor],
      turn: 0.7,
      lean: 4,
      nod: 14,
      arms: [
        [20, 100],
        [20, 90],
      ],
    },
    student('fair', true),
    scrubs(sea),
  );
  const teacher = figure(
    {
      height: 610,
      ground: [170, floor],
      turn: 0.6,
      nod: 10,
      arms: [
        [-14, 88],
        [30, 110],
      ],
    },
    man('brown', true),
    coat(sea),
  );
  return picture(
    1200,
    900,
    roomStage(1200, 900, floor),
    skeleton(1078, floor, 560),
    board(290, 116, 440, 210),
    stroke(
      mist,
      'M370 296q-34-40-8-80t-6-70M350 146h12M344 170h20M348 196h20M346 222h16M344 248h18M352 272h20M600 160a16 16 0 1 0 .1 0M600 192v52l-34 50M600 244l30 48M600 204l44-24M600 204l-40 24M666 166a70 70 0 0 1 0 80',
    ),
    teacher.all,
    watching.body,
    watching.back,
    watching.front,
    goniometer({ at: hip, radius: 250, from: 90, to: 150, scale: [70, 190] }),
    plinth(240, 560, 640, floor - 560, forest),
    pillow(262, 562, 110),
    lying.all,
    pivot(hip),
    lead.all,
  );
}

export const homeScenes = {
  'home/hero': hero,
  'home/welcome': welcome,
};
