import { dhoti, kurta, saree, scrubs, shirt, sports, tracksuit, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { clay, dune, haze, ink, mist, navy, paper, rose, sand, sea, teal, white, wood } from './palette.ts';
import {
  bearded,
  girl,
  grandfather,
  grandmother,
  man,
  scarfed,
  swinging,
  walking,
  woman,
  youngWoman,
} from './people.ts';
import { wheelchair } from './props-clinic.ts';
import { pole, tricolour } from './props-festival.ts';
import { building, cloud } from './props-outdoors.ts';
import { disc, type Point, picture, rect, stroke, track } from './shapes.ts';

function independence(): string {
  const floor = 760;
  const upright = {
    legs: [
      [-2, -2],
      [3, 1],
    ],
    nod: -10,
    turn: 0.6,
  } as const;
  const father = figure(
    {
      ...upright,
      height: 550,
      ground: [96, floor],
      arms: [
        [0, 3],
        [4, 8],
      ],
    },
    man('deep', true),
    shirt(white, navy),
  );
  const daughter = figure(
    {
      ...upright,
      height: 380,
      ground: [222, floor],
      child: true,
      arms: [
        [0, 4],
        [128, 140],
      ],
    },
    girl('brown'),
    uniform(true),
  );
  const son = figure(
    {
      ...upright,
      height: 370,
      ground: [344, floor],
      child: true,
      arms: [
        [0, 4],
        [120, 134],
      ],
    },
    man('wheat'),
    uniform(false),
  );
  const hoister = figure(
    {
      height: 535,
      ground: [624, floor],
      turn: 0.8,
      nod: -16,
      arms: [{ to: [752, 500] }, { to: [754, 400] }],
    },
    youngWoman('wheat'),
    scrubs(),
  );
  const { shoulder } = hoister.at.far.arm;
  const handFlag = ([x, y]: Point) =>
    stroke(wood, track([x - 6, y + 34], [x + 12, y - 76]), 5) + tricolour(x + 13, y - 78, 78);
  return picture(
    1200,
    900,
    rect(mist, 0, 0, 1200, 900),
    building(420, floor, 740, 3, paper),
    rect(sand, 0, floor, 1200, 140),
    cloud(120, 170, 1.4),
    cloud(460, 90, 1.1),
    goniometer({ at: shoulder, radius: 176, from: 0, to: 122, scale: [-10, 170] }),
    pole(760, floor - 20, 640),
    stroke(ink, track([756, 116], [752, floor - 60])),
    tricolour(766, 116, 330),
    rect(dune, 690, floor - 40, 140, 40, 6),
    rect(clay, 720, floor - 66, 80, 28, 4),
    hoister.all,
    pivot(shoulder),
    father.all,
    handFlag(daughter.at.far.arm.hand),
    handFlag(son.at.far.arm.hand),
    daughter.all,
    son.all,
  );
}

function physiotherapyDayOne(): string {
  const floor = 740;
  const hip: Point = [790, 574];
  const seat = wheelchair(hip, 70, 1, teal);
  const people = [
    figure(
      {
        height: 330,
        ground: [156, floor],
        child: true,
        legs: [
          [-30, -70],
          [40, 2],
        ],
        arms: [
          [40, 100],
          [-40, 20],
        ],
        lean: 6,
      },
      girl('brown', rose),
      uniform(true),
    ).all,
    figure(
      {
        height: 500,
        ground: [300, floor],
        lean: 10,
        legs: [
          [-34, -84],
          [50, 2],
        ],
        arms: [
          [50, 124],
          [-46, 30],
        ],
      },
      man('deep'),
      sports(rose),
    ).all,
    figure(
      {
        height: 490,
        ground: [500, floor],
        legs: walking,
        arms: [
          [30, 60],
          [150, 156],
        ],
      },
      woman('wheat'),
      saree(teal, rose, rose),
    ).all,
    seat.behind +
      figure(
        {
          height: 490,
          hip,
          legs: [
            [84, 14],
            [82, 18],
          ],
          arms: [
            [-6, 44],
            [140, 150],
          ],
        },
        bearded('wheat'),
        shirt(sea, navy),
      ).all +
      seat.over,
    figure(
      {
        height: 470,
        ground: [1010, floor],
        lean: 6,
        legs: [
          [-12, -20],
          [20, 4],
        ],
        arms: [[-10, 10], { to: [1102, 560] }],
      },
      grandfather('brown'),
      dhoti(white, paper),
    ).all,
  ];
  return picture(
    1200,
    900,
    rect(sand, 0, 0, 1200, 900),
    disc(mist, 600, floor, 520),
    rect(paper, 0, floor, 1200, 160),
    goniometer({ at: [600, floor], radius: 560, from: 90, to: 270, scale: [90, 270], step: 5, wedge: false }),
    ...people,
    stroke(wood, track([1104, 548], [1124, floor]) + 'M1088 552q6-20 18-4', 8),
  );
}

function physiotherapyDayTwo(): string {
  const at: Point = [600, 860];
  const r = 400;
  const around = (degrees: number, content: string) =>
    `<g transform="rotate(${degrees} 600 860)">${content}</g>`;
  const top = at[1] - r;
  const globe = `M600 ${top}a220 400 0 0 0 0 800a220 400 0 0 0 0-800M600 ${top}v400M260 650q340 90 680 0M330 560q270 60 540 0`;
  return picture(
    1200,
    900,
    rect(mist, 0, 0, 1200, 900),
    disc(haze, 600, 860, r + 200),
    disc(sea, 600, 860, r),
    stroke(mist, globe),
    goniometer({
      at,
      radius: r + 8,
      from: 130,
      to: 230,
      scale: [100, 260],
      step: 5,
      wedge: false,
      scaleColour: teal,
    }),
    around(
      -46,
      figure(
        { height: 280, ground: [600, top - 8], legs: walking, arms: swinging },
        grandmother('deep'),
        kurta(rose, paper),
      ).all,
    ),
    around(
      -22,
      figure(
        {
          height: 300,
          ground: [600, top - 8],
          lean: 10,
          legs: [
            [-34, -84],
            [50, 2],
          ],
          arms: [
            [50, 124],
            [-46, 30],
          ],
        },
        scarfed('fair', rose),
        tracksuit(teal),
      ).all,
    ),
    around(
      2,
      figure(
        {
          height: 310,
          ground: [600, top - 8],
          turn: 1,
          legs: [
            [-16, -14],
            [16, 14],
          ],
          arms: [
            [-150, -160],
            [150, 160],
          ],
        },
        youngWoman('brown'),
        scrubs(teal),
      ).all,
    ),
    around(
      26,
      figure(
        {
          height: 240,
          ground: [600, top - 8],
          child: true,
          legs: walking,
          arms: [
            [120, 150],
            [30, 60],
          ],
        },
        man('wheat'),
        uniform(false, navy),
      ).all,
    ),
    around(
      48,
      figure(
        { height: 300, ground: [600, top - 8], legs: walking, arms: swinging },
        man('deep', true),
        shirt(rose, navy),
      ).all,
    ),
  );
}

export const dayScenes = {
  'gallery/festivals/independence-day-1': independence,
  'gallery/festivals/world-physiotherapy-day-1': physiotherapyDayOne,
  'gallery/festivals/world-physiotherapy-day-2': physiotherapyDayTwo,
};
