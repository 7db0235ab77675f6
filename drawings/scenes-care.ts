import { kurta, saree, scrubs, shirt, sports } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
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
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import {
  bearded,
  grandfather,
  grandmother,
  kneel,
  man,
  seated,
  student,
  walking,
  youngWoman,
} from './people.ts';
import { ball, chair, crutch, walker, wheelchair } from './props-clinic.ts';
import { building, bush, cloud, hills, tree } from './props-outdoors.ts';
import { plant, table, window } from './props-room.ts';
import { picture, polygon, rect, stroke, track } from './shapes.ts';
import { archStage, openStage, roomStage } from './stage.ts';

const floor = 520;

function elderCare(): string {
  const elder = figure(
    {
      height: 390,
      ground: [420, floor],
      lean: 8,
      legs: [
        [-14, -24],
        [26, 4],
      ],
      arms: [{ to: [508, 362] }, { to: [530, 356] }],
    },
    grandmother('brown'),
    saree(forest, rose, rose),
  );
  const helper = figure(
    {
      height: 420,
      ground: [260, floor],
      lean: 8,
      nod: 6,
      legs: walking,
      arms: [{ to: [392, 350] }, { to: [400, 240] }],
    },
    bearded('wheat'),
    scrubs(),
  );
  return picture(
    800,
    600,
    archStage(800, 600, floor, 420, 560),
    window(90, 110, 130, 160, mist),
    goniometer({ at: elder.at.hip, radius: 240, from: 172, to: 192, scale: [130, 230], wedge: false }),
    stroke(
      wood,
      track([620, 430], [770, 430]) + track([640, 430], [640, floor]) + track([756, 430], [756, floor]),
      12,
    ),
    rect(rose, 610, 404, 170, 22, 11),
    rect(white, 706, 380, 70, 30, 12),
    helper.back,
    elder.all,
    pivot(elder.at.hip, 9),
    walker(480, floor, 160),
    helper.body,
    helper.front,
    plant(90, floor, 0.75),
  );
}

function disability(): string {
  const angle = 7;
  const slope = (x: number) => floor - (x - 130) * Math.tan((angle * Math.PI) / 180);
  const unit = 54;
  const hip: readonly [number, number] = [400, slope(400) - 2.1 * unit - 6];
  const chairParts = wheelchair(hip, unit, 1, teal);
  const rider = figure(
    {
      height: unit * 7,
      hip,
      legs: [
        [84, 14],
        [82, 18],
      ],
      arms: [
        [-4, 40],
        [14, 60],
      ],
      lean: 4,
    },
    youngWoman('brown'),
    kurta(rose, navy),
  );
  const friend = figure(
    {
      height: 410,
      ground: [236, slope(236)],
      lean: 6,
      arms: [{ to: [344, hip[1] - 84] }, { to: [356, hip[1] - 80] }],
      legs: [
        [-18, -26],
        [20, 4],
      ],
    },
    man('wheat', true),
    scrubs(),
  );
  return picture(
    800,
    600,
    openStage(800, 600, floor),
    building(360, floor, 620, 3, white),
    bush(60, floor, 50),
    `<path fill="${dune}" d="${polygon([130, floor + 6], [800, slope(800)], [800, 600], [130, 600])}"/>`,
    stroke(
      sea,
      track([240, slope(240) - 150], [780, slope(780) - 150]) +
        [260, 430, 600, 770].map((x) => track([x, slope(x) - 148], [x, slope(x)])).join(''),
      7,
    ),
    goniometer({ at: [130, floor + 6], radius: 560, from: 90, to: 90 + angle, scale: [86, 104], step: 2 }),
    stroke(ink, track([130, floor + 6], [780, floor + 6])),
    pivot([130, floor + 6], 10),
    friend.back,
    chairParts.behind,
    rider.all,
    chairParts.over,
    friend.body,
    friend.front,
  );
}

function sportsInjury(): string {
  const player = figure(
    {
      height: 400,
      hip: [290, 410],
      legs: [
        [86, 44],
        [82, 4],
      ],
      arms: [
        [-16, 10],
        [16, 60],
      ],
      lean: -8,
    },
    man('deep'),
    sports(rose),
  );
  const { knee, ankle } = player.at.near.leg;
  const physio = figure(
    {
      ...kneel(560, floor, 410),
      facing: -1,
      lean: 12,
      nod: 6,
      arms: [{ to: ankle }, { to: [knee[0] + 26, knee[1] + 30] }],
    },
    student('wheat'),
    scrubs(),
  );
  return picture(
    800,
    600,
    openStage(800, 600, floor, mist, mix(leaf, paper, 0.5)),
    hills(800, 340, floor, haze),
    cloud(110, 110),
    cloud(460, 80, 0.9),
    tree(690, 500, 330),
    stroke(white, track([470, floor], [470, 270], [800, 270]), 9),
    stroke(paper, 'M470 330h330M470 390h330M470 450h330M540 270v250M620 270v250M700 270v250'),
    goniometer({ at: knee, radius: 150, from: 0, to: 46, scale: [-20, 130] }),
    stroke(wood, track([170, 438], [380, 438]), 16),
    stroke(wood, track([190, 440], [190, floor]) + track([360, 440], [360, floor]), 10),
    player.all,
    stroke(
      sea,
      track([knee[0] - 16, knee[1] - 8], [knee[0] + 10, knee[1] + 20]) +
        track([knee[0] + 12, knee[1] - 6], [knee[0] - 14, knee[1] + 14]),
      9,
    ),
    pivot(knee, 8),
    physio.all,
    ball(96, floor + 10, 34, sea),
    crutch([196, 236], [158, floor]),
  );
}

function strokeRehabilitation(): string {
  const patient = figure(
    {
      height: 400,
      hip: [280, 408],
      legs: seated,
      arms: [
        [20, 70],
        [78, 84],
      ],
      nod: 2,
      turn: 0.8,
    },
    { ...grandfather('wheat', true) },
    shirt(sea, navy),
  );
  const { shoulder, elbow } = patient.at.far.arm;
  const therapist = figure(
    {
      height: 420,
      ground: [140, floor],
      lean: 12,
      nod: 8,
      legs: [
        [-8, -10],
        [14, 4],
      ],
      arms: [{ to: [250, 300] }, { to: [elbow[0], elbow[1] + 16] }],
    },
    youngWoman('deep'),
    scrubs(),
  );
  const cup = (x: number, colour: string) => `<path fill="${colour}" d="M${x - 18} 366l10-54h16l10 54z"/>`;
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    rect(wood, 610, 90, 130, 190, 8),
    rect(white, 622, 102, 106, 166, 4),
    stroke(haze, 'M640 240l70-110M660 250l50-76', 6),
    goniometer({ at: shoulder, radius: 250, from: 14, to: 82, scale: [0, 130] }),
    chair(274, 428, floor - 428, 1, teal),
    table(400, 378, 330, floor - 378),
    cup(520, rose),
    cup(580, teal),
    cup(640, rose),
    cup(700, teal),
    therapist.back,
    patient.back,
    patient.body,
    pivot(shoulder, 9),
    patient.front,
    therapist.body,
    therapist.front,
  );
}

export const careScenes = {
  'programmes/elder-care-visits': elderCare,
  'programmes/disability-support': disability,
  'programmes/sports-injury-awareness': sportsInjury,
  'programmes/stroke-rehabilitation': strokeRehabilitation,
};
