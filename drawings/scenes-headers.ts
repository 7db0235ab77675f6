import { kurta, type Outfit, saree, scrubs, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
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
  sand,
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import { bearded, man, scarfed, seated, student, swinging, walking, woman, youngWoman } from './people.ts';
import { chair } from './props-clinic.ts';
import { building, bush, cloud, hills, palm, path, tree } from './props-outdoors.ts';
import { books, bookshelf, pendant, plant, table, window } from './props-room.ts';
import { beads, disc, picture, rect, stroke, track } from './shapes.ts';
import { openStage, roomStage } from './stage.ts';

function contact(): string {
  const floor = 446;
  const clerk = figure(
    { height: 340, hip: [560, 346], legs: seated, arms: [{ to: [690, 276] }, [40, 96]] },
    woman('brown'),
    kurta(teal, paper),
  );
  const daughter = figure(
    { height: 330, ground: [880, floor], facing: -1, arms: [[14, 90], { to: [780, 268] }] },
    youngWoman('wheat'),
    kurta(rose, navy, sea),
  );
  const mother = figure(
    {
      height: 320,
      ground: [1000, floor],
      facing: -1,
      arms: [
        [4, 20],
        [24, 70],
      ],
    },
    woman('deep'),
    saree(forest, rose, rose),
  );
  return picture(
    1500,
    500,
    roomStage(1500, 500, floor, mist, sand),
    bookshelf(330, 120, 140, 3, 104, 6),
    window(1120, 80, 220, 190, haze),
    pendant(700, 0, 70, teal),
    pendant(960, 0, 50, rose),
    goniometer({ at: [750, 280], radius: 150, from: 110, to: 250, scale: [90, 270] }),
    chair(550, 364, floor - 364, 1, sea),
    clerk.back,
    clerk.body,
    rect(wood, 626, 288, 210, 16, 6),
    rect(dune, 640, 304, 184, floor - 304),
    books(740, 288, [rose, teal]),
    clerk.front,
    mother.all,
    daughter.all,
    plant(230, floor, 0.8),
    plant(1420, floor, 0.95),
    stroke(
      wood,
      track([1130, 390], [1340, 390]) + track([1150, 390], [1150, floor]) + track([1320, 390], [1320, floor]),
      12,
    ),
  );
}

function exams(): string {
  const floor = 446;
  const desk = (x: number, face: Face, outfit: Outfit) => {
    const sitter = figure(
      {
        height: 310,
        hip: [x, 350],
        legs: seated,
        lean: 12,
        nod: 18,
        arms: [{ to: [x + 92, 306] }, { to: [x + 76, 308] }],
      },
      face,
      outfit,
    );
    return (
      chair(x - 8, 366, floor - 366, 1, sea) +
      sitter.back +
      sitter.body +
      table(x + 42, 318, 130, floor - 318) +
      rect(white, x + 72, 304, 56, 6) +
      sitter.front +
      stroke(ink, track([x + 92, 304], [x + 104, 280]))
    );
  };
  const guard = figure(
    {
      height: 345,
      ground: [1220, floor],
      facing: -1,
      arms: [
        [-8, 30],
        [-6, 40],
      ],
    },
    man('brown', true),
    shirt(haze, navy),
  );
  const at = [150, 170] as const;
  return picture(
    1500,
    500,
    roomStage(1500, 500, floor, mist, sand),
    disc(white, ...at, 92),
    beads(haze, 'M150 86a84 84 0 1 1-.1 0', 6, 44),
    goniometer({ at, radius: 66, from: 180, to: 60, scale: [60, 180], step: 200 }),
    stroke(ink, track([150, 118], at, [190, 190])),
    pivot(at, 8),
    window(330, 70, 170, 170, haze),
    window(560, 70, 170, 170, haze),
    window(790, 70, 170, 170, haze),
    desk(260, student('wheat', true), kurta(rose, paper)),
    desk(530, man('deep'), shirt(white, navy)),
    desk(800, scarfed('fair', teal), kurta(forest, paper)),
    guard.all,
    plant(1400, floor, 0.95),
  );
}

function facilities(): string {
  return picture(
    1500,
    500,
    openStage(1500, 500, 400, mist, mix(leaf, paper, 0.45)),
    cloud(120, 90, 1.1),
    cloud(1240, 80, 1),
    hills(1500, 300, 400, haze),
    goniometer({ at: [750, 400], radius: 340, from: 90, to: 270, scale: [90, 270], step: 5, wedge: false }),
    palm(330, 410, 290),
    palm(1180, 410, 300, -1),
    tree(180, 410, 230, forest),
    tree(1340, 410, 250),
    building(470, 400, 560, 3, white),
    path(750, 400, 190, 500, sand),
    bush(430, 416, 34),
    bush(1090, 416, 36, forest),
    figure(
      { height: 190, ground: [560, 470], legs: walking, arms: swinging },
      youngWoman('wheat'),
      kurta(rose, paper),
    ).all,
    figure(
      {
        height: 200,
        ground: [620, 474],
        legs: walking,
        arms: [
          [10, 80],
          [-20, 0],
        ],
      },
      bearded('brown'),
      shirt(white, navy),
    ).all,
    figure(
      { height: 196, ground: [930, 468], facing: -1, legs: walking, arms: swinging },
      man('deep'),
      scrubs(),
    ).all,
  );
}

export const headerScenes = {
  'contact/header': contact,
  'exams/header': exams,
  'facilities/header': facilities,
};
