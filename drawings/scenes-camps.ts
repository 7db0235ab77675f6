import { scrubs, sports, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { dune, forest, haze, ink, madder, mist, navy, rose, sea, teal, wood } from './palette.ts';
import { bearded, kneel, man, scarfed, woman } from './people.ts';
import { dumbbell, pillow, plinth } from './props-clinic.ts';
import { clipboard, window } from './props-room.ts';
import { picture, rect, stroke, track } from './shapes.ts';
import { archStage, circleStage, roomStage } from './stage.ts';

const floor = 520;

function sportsPhysiotherapy(): string {
  const athlete = figure(
    {
      height: 400,
      hip: [400, 352],
      lean: 90,
      legs: [
        [-90, -152],
        [-90, -90],
      ],
      arms: [
        [64, 110],
        [70, 100],
      ],
      turn: 0.2,
      nod: -24,
    },
    man('deep'),
    sports(madder, navy),
  );
  const { knee, ankle } = athlete.at.near.leg;
  const physio = figure(
    {
      height: 425,
      ground: [440, floor - 4],
      facing: -1,
      lean: 16,
      nod: 10,
      legs: [
        [-10, -12],
        [10, 4],
      ],
      arms: [{ to: ankle }, { to: [knee[0] + 40, knee[1] - 16] }],
    },
    bearded('fair'),
    tracksuit(teal),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    window(560, 80, 170, 150, haze),
    goniometer({ at: knee, radius: 150, from: -90, to: -152, scale: [-190, -70] }),
    physio.back,
    physio.body,
    plinth(220, 376, 460, floor - 376, forest),
    athlete.back,
    athlete.body,
    athlete.front,
    pivot(knee, 9),
    physio.front,
    dumbbell(720, floor - 14, 0.8),
    pillow(600, 380, 70),
  );
}

function taping(): string {
  const model = figure(
    {
      height: 520,
      hip: [400, 480],
      legs: [
        [88, 2],
        [84, 8],
      ],
      arms: [
        [94, 100],
        [20, 60],
      ],
      turn: 0.5,
      nod: -2,
    },
    man('wheat'),
    { ...sports(rose, navy), sleeve: 0.04 },
  );
  const { shoulder, elbow } = model.at.near.arm;
  const hands = figure(
    {
      height: 560,
      ground: [220, 680],
      lean: 12,
      nod: 8,
      arms: [{ to: [shoulder[0] - 6, shoulder[1] - 8] }, { to: [elbow[0] - 10, elbow[1] - 22] }],
    },
    woman('deep'),
    scrubs(),
  );
  return picture(
    800,
    600,
    circleStage(800, 600, 600, 430),
    goniometer({ at: shoulder, radius: 270, from: 30, to: 96, scale: [10, 170] }),
    rect(forest, 250, 512, 330, 26, 13),
    rect(mist, 250, 536, 330, 64),
    hands.back,
    model.all,
    stroke(
      sea,
      track([shoulder[0] - 4, shoulder[1] - 22], [elbow[0] - 16, elbow[1] - 12]) +
        track([shoulder[0] - 12, shoulder[1] + 10], [elbow[0] - 20, elbow[1] + 10]),
      12,
    ),
    pivot(shoulder, 10),
    hands.body,
    hands.front,
    `<circle stroke="${sea}" stroke-width="22" cx="690" cy="520" r="30"/><circle stroke="${rose}" stroke-width="22" cx="640" cy="566" r="24"/>`,
  );
}

function fitnessAssessment(): string {
  const reacher = figure(
    {
      height: 400,
      hip: [260, 458],
      lean: 38,
      legs: [
        [92, 90],
        [90, 91],
      ],
      arms: [
        [78, 82],
        [76, 80],
      ],
      nod: 10,
    },
    scarfed('fair', rose),
    { ...tracksuit(rose), legs: navy },
  );
  const { hip } = reacher.at.near.leg;
  const assessor = figure(
    { ...kneel(662, floor - 16, 400), facing: -1, nod: 12, arms: [[20, 96], { to: [572, 420] }] },
    man('brown', true),
    tracksuit(teal),
  );
  return picture(
    800,
    600,
    archStage(800, 600, floor, 400, 600),
    goniometer({ at: hip, radius: 250, from: 90, to: 142, scale: [80, 190] }),
    rect(sea, 120, floor - 30, 420, 14, 7),
    rect(wood, 494, 400, 20, 96, 4),
    rect(dune, 440, 396, 150, 14, 4),
    stroke(ink, 'M460 396v-10M480 396v-10M500 396v-10M520 396v-10M540 396v-10M560 396v-10'),
    reacher.all,
    pivot(hip, 9),
    assessor.all,
    clipboard(590, 356, 0.7),
  );
}

export const campScenes = {
  'camps/sports-physiotherapy': sportsPhysiotherapy,
  'camps/taping-workshop': taping,
  'camps/fitness-assessment': fitnessAssessment,
};
