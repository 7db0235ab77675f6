import { coat, frock, kurta, saree, scrubs, shirt, sports } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import {
  clay,
  dune,
  forest,
  haze,
  ink,
  mist,
  mix,
  navy,
  paper,
  rose,
  sand,
  sea,
  teal,
  white,
} from './palette.ts';
import {
  girl,
  grandfather,
  grandmother,
  kneel,
  man,
  seated,
  student,
  swinging,
  woman,
  youngWoman,
} from './people.ts';
import { ball, chair, electrotherapy, footprints, pillow, plinth } from './props-clinic.ts';
import { computer, table } from './props-room.ts';
import { disc, picture, rect, ring, stroke, track } from './shapes.ts';
import { circleStage, roomStage } from './stage.ts';

const floor = 520;

function electro(): string {
  const unit = electrotherapy(560, floor, 1.1);
  const patient = figure(
    {
      height: 400,
      hip: [340, 384],
      lean: -62,
      legs: [
        [92, 88],
        [92, 88],
      ],
      arms: [
        [30, 74],
        [40, 70],
      ],
      nod: 12,
    },
    grandfather('deep'),
    shirt(sea, navy),
  );
  const { knee } = patient.at.near.leg;
  const physio = figure(
    { height: 420, ground: [480, floor], facing: 1, arms: [[6, 30], { to: [640, 238] }] },
    youngWoman('fair'),
    coat(rose, navy),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor, sand, dune),
    disc(mist, 400, 250, 220),
    physio.back,
    physio.body,
    physio.front,
    plinth(120, 412, 460, floor - 412, forest),
    stroke(white, 'M140 402L236 300', 44),
    patient.all,
    unit.all,
    stroke(
      ink,
      `M${unit.plug[0]} ${unit.plug[1]}C560 330 520 340 ${knee[0] + 10} ${knee[1] - 12}M${unit.plug[0]} ${unit.plug[1]}C540 300 470 320 ${knee[0] - 34} ${knee[1] - 16}`,
    ),
    goniometer({ at: patient.at.hip, radius: 210, from: 180, to: 242, scale: [160, 270], wedge: false }),
    pivot(patient.at.hip, 9),
  );
}

function gaitLab(): string {
  const walker = figure(
    {
      height: 420,
      ground: [370, 500],
      legs: [
        [-26, -36],
        [28, 6],
      ],
      arms: swinging,
    },
    man('brown'),
    { ...sports(rose), shoes: navy },
  );
  const { hip, knee, ankle } = walker.at.near.leg;
  const { shoulder } = walker.at.near.arm;
  const dot = (point: readonly [number, number]) =>
    disc(white, point[0], point[1], 9) + ring(teal, point[0], point[1], 9);
  const watcher = figure(
    {
      height: 380,
      hip: [640, 420],
      facing: -1,
      legs: seated,
      arms: [
        [30, 84],
        [34, 88],
      ],
    },
    student('wheat', true),
    scrubs(),
  );
  const camera = (x: number, y: number) => rect(ink, x, y, 54, 34, 6) + disc(sea, x + 12, y + 17, 9);
  return picture(
    800,
    600,
    roomStage(800, 600, 500, mist, sand),
    rect(dune, 60, 512, 520, 60, 6),
    footprints(90, 540, 78, 6, mix(teal, dune, 0.5)),
    camera(60, 70),
    camera(690, 70),
    stroke(haze, 'M114 86L300 200M690 90L420 200'),
    goniometer({ at: hip, radius: 190, from: -28, to: 30, scale: [-60, 80] }),
    walker.all,
    stroke(white, track(shoulder, hip, knee, ankle)),
    dot(shoulder),
    dot(knee),
    dot(ankle),
    pivot(hip, 9),
    chair(650, 440, 90, -1, sea),
    watcher.back,
    watcher.body,
    table(520, 378, 130, 122, white),
    computer(566, 370, 1, 0.75),
    watcher.front,
  );
}

function plinths(): string {
  const first = figure(
    {
      height: 360,
      hip: [330, 398],
      lean: -90,
      legs: [
        [90, 90],
        [90, 90],
      ],
      arms: [
        [150, 156],
        [84, 90],
      ],
      turn: 0.3,
    },
    grandmother('wheat'),
    { ...kurta(rose, paper) },
  );
  const { shoulder, hand, elbow } = first.at.near.arm;
  const physio = figure(
    {
      height: 410,
      ground: [250, floor - 6],
      facing: 1,
      lean: 10,
      nod: 10,
      arms: [{ to: hand }, { to: elbow }],
    },
    man('brown', true),
    scrubs(),
  );
  const sitting = figure(
    {
      height: 360,
      hip: [660, 398],
      facing: -1,
      legs: seated,
      arms: [
        [14, 60],
        [20, 66],
      ],
    },
    woman('deep'),
    saree(sea, rose, forest),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor, mist, sand),
    stroke(white, 'M20 70h760', 8),
    `<path fill="${mix(sea, white, 0.4)}" d="M470 72h110v330q-28 20-55 0t-55 0z"/><path fill="${mix(sea, white, 0.55)}" d="M40 72h80v330q-20 16-40 0t-40 0z"/>`,
    physio.back,
    physio.body,
    goniometer({ at: shoulder, radius: 160, from: 90, to: 152, scale: [70, 200] }),
    plinth(110, 426, 400, floor - 426, forest),
    pillow(126, 428, 80),
    first.all,
    pivot(shoulder, 9),
    physio.front,
    plinth(580, 430, 200, floor - 430, teal),
    sitting.all,
  );
}

function paediatric(): string {
  const child = figure(
    {
      height: 260,
      hip: [360, 348],
      lean: 62,
      child: true,
      legs: [
        [-48, -70],
        [-40, -60],
      ],
      arms: [
        [100, 120],
        [92, 110],
      ],
      nod: -40,
    },
    girl('brown', rose),
    frock(rose),
  );
  const { hip } = child.at;
  const therapist = figure(
    {
      ...kneel(190, floor - 10, 410),
      lean: 12,
      nod: 8,
      arms: [{ to: [hip[0] - 10, hip[1] - 6] }, { to: [hip[0] + 6, hip[1] - 30] }],
    },
    youngWoman('wheat'),
    scrubs(),
  );
  const mother = figure(
    {
      ...kneel(620, floor - 10, 400),
      facing: -1,
      nod: 6,
      arms: [
        [40, 100],
        [60, 108],
      ],
    },
    woman('deep'),
    kurta(forest, navy, clay),
  );
  return picture(
    800,
    600,
    circleStage(800, 600, floor - 40, 400),
    rect(sea, 60, floor - 12, 680, 14, 7),
    rect(rose, 80, 400, 50, 50, 6),
    rect(teal, 64, 450, 56, 56, 6),
    rect(clay, 124, 456, 50, 50, 6),
    goniometer({ at: hip, radius: 200, from: 118, to: 176, scale: [90, 200] }),
    ball(400, floor - 98, 86, haze),
    mother.all,
    therapist.back,
    child.all,
    pivot(hip, 8),
    therapist.body,
    therapist.front,
  );
}

export const clinicGalleryScenes = {
  'facilities/gallery/clinical-electrotherapy': electro,
  'facilities/gallery/clinical-gait-lab': gaitLab,
  'facilities/gallery/clinical-plinths': plinths,
  'facilities/gallery/clinical-paediatric': paediatric,
};
