import { coat, kurta, scrubs, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { forest, haze, mist, navy, paper, rose, sand, sea, teal, wood } from './palette.ts';
import { grandfather, man, scarfed, seated, student, swinging, walking, youngWoman } from './people.ts';
import { building, bush, hills, tree } from './props-outdoors.ts';
import { disc, picture, rect, stroke, track } from './shapes.ts';

function mission(): string {
  const floor = 520;
  const elder = figure(
    {
      height: 390,
      ground: [440, floor],
      legs: walking,
      arms: [
        [20, 56],
        [30, 80],
      ],
      nod: -4,
    },
    grandfather('brown', true),
    { ...kurta(rose, paper), narrow: false },
  );
  const guide = figure(
    {
      height: 400,
      ground: [290, floor],
      legs: walking,
      lean: 4,
      arms: [{ to: [428, 330] }, { to: [430, 230] }],
    },
    youngWoman('deep'),
    scrubs(),
  );
  const { hip } = elder.at.near.leg;
  return picture(
    800,
    600,
    rect(sand, 0, 0, 800, 600),
    disc(mist, 430, 300, 262),
    rect(paper, 0, floor, 800, 80),
    hills(800, 400, floor, haze),
    stroke(paper, 'M0 560h800'),
    goniometer({ at: hip, radius: 180, from: -24, to: 28, scale: [-60, 90] }),
    guide.back,
    elder.all,
    pivot(hip, 9),
    guide.body,
    guide.front,
    tree(690, floor, 300),
    bush(110, floor, 44, forest),
  );
}

function programme(): string {
  const floor = 520;
  const stepHeight = 40;
  const step = (index: number) =>
    rect(
      [sea, haze, sea, haze][index] ?? sea,
      60 + index * 150,
      floor - (index + 1) * stepHeight,
      680 - index * 150,
      (index + 1) * stepHeight,
      4,
    );
  const a = figure(
    { height: 280, ground: [136, floor - stepHeight], legs: walking, arms: swinging },
    student('wheat', true),
    kurta(rose, paper),
  );
  const b = figure(
    {
      height: 280,
      ground: [290, floor - 2 * stepHeight],
      legs: [
        [-6, -16],
        [40, 4],
      ],
      arms: [
        [10, 90],
        [-20, 0],
      ],
    },
    man('brown'),
    scrubs(teal),
  );
  const c = figure(
    {
      height: 280,
      ground: [440, floor - 3 * stepHeight],
      arms: [
        [20, 80],
        [30, 90],
      ],
    },
    scarfed('fair', rose),
    scrubs(forest),
  );
  const d = figure(
    {
      height: 266,
      ground: [590, floor - 4 * stepHeight],
      turn: 0.6,
      arms: [
        [-6, 10],
        [150, 158],
      ],
      nod: -8,
    },
    youngWoman('deep'),
    coat(rose, navy),
  );
  return picture(
    800,
    600,
    rect(sand, 0, 0, 800, 600),
    disc(mist, 400, 300, 270),
    rect(paper, 0, floor, 800, 80),
    goniometer({ at: d.at.far.arm.shoulder, radius: 112, from: 0, to: 152, scale: [-20, 200], step: 10 }),
    step(0),
    step(1),
    step(2),
    step(3),
    a.all,
    b.all,
    c.all,
    d.all,
    pivot(d.at.far.arm.shoulder, 9),
  );
}

function share(): string {
  const floor = 556;
  const patient = figure(
    {
      height: 400,
      hip: [800, 440],
      legs: seated,
      arms: [
        [20, 64],
        [128, 134],
      ],
      nod: -8,
      turn: 0.9,
    },
    { ...man('brown', true) },
    { ...shirt(rose, navy), hem: 0.2 },
  );
  const { shoulder, wrist, elbow } = patient.at.far.arm;
  const therapist = figure(
    {
      height: 420,
      ground: [1050, floor],
      facing: -1,
      lean: 7,
      legs: walking,
      arms: [
        { to: [wrist[0] + 8, wrist[1] + 8] },
        { to: [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 18] },
      ],
    },
    youngWoman('wheat'),
    scrubs(),
  );
  return picture(
    1200,
    630,
    rect(sand, 0, 0, 1200, 630),
    disc(mist, 860, 310, 290),
    building(110, floor, 420, 3, paper),
    bush(60, floor, 40, forest),
    bush(560, floor, 34),
    rect(paper, 0, floor, 1200, 74),
    goniometer({ at: shoulder, radius: 190, from: 0, to: 131, scale: [-10, 200], step: 10 }),
    rect(forest, 690, 470, 200, 20, 10),
    stroke(wood, track([720, 494], [720, floor]) + track([860, 494], [860, floor]), 9),
    patient.back,
    therapist.back,
    patient.body,
    patient.front,
    pivot(shoulder),
    therapist.body,
    therapist.front,
  );
}

export const aboutScenes = {
  'about/mission': mission,
  'about/programme': programme,
  'share/default': share,
};
