import { coat, dhoti, kurta, saree, scrubs, shirt, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import {
  clay,
  dune,
  forest,
  haze,
  madder,
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
import { bearded, farmer, girl, grandmother, kneel, man, student, woman, youngWoman } from './people.ts';
import { stool, wheelchair } from './props-clinic.ts';
import { building, bush, cloud, hills, hut, paddy, palm, stall, tree } from './props-outdoors.ts';
import { picture, rect, stroke, track } from './shapes.ts';
import { openStage } from './stage.ts';

function community(): string {
  const floor = 590;
  const elder = figure(
    {
      height: 390,
      hip: [520, 474],
      legs: [
        [88, 52],
        [82, 6],
      ],
      arms: [
        [14, 40],
        [22, 70],
      ],
      nod: 4,
    },
    grandmother('deep'),
    saree(rose, forest, forest),
  );
  const { knee, ankle } = elder.at.near.leg;
  const therapist = figure(
    {
      ...kneel(790, floor, 400),
      facing: -1,
      lean: 10,
      arms: [{ to: [ankle[0] + 8, ankle[1] - 6] }, { to: [ankle[0] + 6, ankle[1] + 16] }],
    },
    youngWoman('wheat'),
    scrubs(),
  );
  const waiting = figure(
    {
      height: 400,
      ground: [190, floor],
      arms: [
        [-6, 10],
        [20, 84],
      ],
    },
    farmer('brown'),
    dhoti(white, paper, sea),
  );
  const child = figure(
    {
      height: 250,
      ground: [286, floor],
      child: true,
      arms: [
        [-6, 20],
        [150, 160],
      ],
    },
    girl('deep'),
    uniform(true),
  );
  const doctor = figure(
    {
      height: 410,
      ground: [960, floor],
      facing: 1,
      turn: 0.6,
      arms: [
        [10, 84],
        [30, 96],
      ],
      nod: 8,
    },
    bearded('fair'),
    coat(sea, navy),
  );
  const listener = figure(
    {
      height: 380,
      ground: [1084, floor],
      facing: -1,
      arms: [
        [-4, 14],
        [24, 94],
      ],
    },
    woman('brown'),
    saree(madder, forest, forest),
  );
  return picture(
    1200,
    675,
    openStage(1200, 675, floor, mist, sand),
    cloud(120, 110, 1.2),
    cloud(820, 70, 0.9),
    hills(1200, 330, 430, haze),
    paddy(1200, 400, floor),
    hut(30, 440, 150),
    palm(40, 560, 380),
    tree(960, 470, 280),
    stall(340, floor, 520, 430),
    goniometer({ at: knee, radius: 138, from: 0, to: 52, scale: [-20, 110] }),
    stool(520, 500, 90),
    waiting.all,
    child.all,
    elder.all,
    pivot(knee),
    therapist.all,
    doctor.all,
    listener.all,
  );
}

function eventsFallback(): string {
  const floor = 575;
  const lecturer = figure(
    {
      height: 400,
      ground: [330, floor],
      turn: 0.6,
      arms: [
        [-6, 20],
        [100, 130],
      ],
    },
    woman('brown'),
    saree(teal, sea, rose),
  );
  const wheel: readonly [number, number] = [700, 466];
  const chair = wheelchair(wheel, 56, -1, teal);
  const sitter = figure(
    {
      height: 392,
      hip: wheel,
      facing: -1,
      legs: [
        [86, 16],
        [84, 20],
      ],
      arms: [
        [20, 60],
        [24, 96],
      ],
    },
    man('deep'),
    shirt(rose, navy),
  );
  const clapping = figure(
    {
      height: 400,
      ground: [850, floor],
      facing: -1,
      arms: [
        [10, 110],
        [24, 122],
      ],
    },
    student('fair', true),
    kurta(sea, paper, rose),
  );
  const tall = figure(
    {
      height: 420,
      ground: [1000, floor],
      facing: -1,
      arms: [
        [10, 108],
        [20, 118],
      ],
    },
    bearded('wheat'),
    shirt(haze, navy),
  );
  const flags = Array.from({ length: 12 }, (_, index) =>
    track(
      [70 + index * 92, 66 + Math.sin((index / 11) * Math.PI) * 50],
      [116 + index * 92, 116 + Math.sin((index / 11) * Math.PI) * 50],
      [150 + index * 92, 66 + Math.sin(((index + 0.9) / 11) * Math.PI) * 50],
    ),
  );
  return picture(
    1200,
    675,
    rect(sand, 0, 0, 1200, 675),
    building(180, floor, 840, 3, mix(white, mist, 0.5)),
    rect(dune, 0, floor, 1200, 100),
    stroke(sea, `M40 60Q600 180 1160 60`),
    `<path fill="${clay}" d="${flags.filter((_, index) => index % 2).join('')}"/><path fill="${teal}" d="${flags.filter((_, index) => index % 2 === 0).join('')}"/>`,
    bush(100, floor, 70),
    bush(1110, floor, 60, forest),
    goniometer({ at: lecturer.at.far.arm.shoulder, radius: 170, from: 0, to: 118, scale: [-10, 150] }),
    lecturer.all,
    pivot(lecturer.at.far.arm.shoulder),
    rect(wood, 400, 418, 96, floor - 418, 6),
    rect(clay, 388, 404, 120, 20, 5),
    tall.all,
    clapping.all,
    chair.behind,
    sitter.all,
    chair.over,
  );
}

export const eventScenes = {
  'home/community': community,
  'home/events-fallback': eventsFallback,
};
