import { kurta, scrubs } from './clothes.ts';
import { figure } from './figure.ts';
import { arcPath, goniometer, instrument, pivot, polar } from './goniometer.ts';
import { clay, dune, ink, mist, paper, rose, sea, teal, turmeric, wood } from './palette.ts';
import { kneel, student, youngWoman } from './people.ts';
import { plant } from './props-room.ts';
import { disc, fill, type Point, picture, polygon, rect, stroke, track } from './shapes.ts';
import { circleStage } from './stage.ts';

/** A figure in motion around the pivot of a goniometer; readable at 24 px. */
function logo(): string {
  return picture(
    64,
    64,
    stroke(teal, 'M26 36L12 57M26 36L44 41L41 57M26 36L33 21L53 15', 6.4),
    stroke(turmeric, arcPath([26, 36], 32, 56, 112), 5),
    disc(teal, 34, 8.2, 6.5),
    disc(paper, 26, 36, 5.4),
    disc(turmeric, 26, 36, 3.6),
  );
}

function iconFallback(): string {
  return picture(
    24,
    24,
    stroke(teal, 'M5 19H20M5 19L14.5 5', 2),
    stroke(teal, arcPath([5, 19], 11, 90, 146), 2),
    disc(teal, 5, 19, 2.4),
  );
}

function notFound(): string {
  const floor = 520;
  const lost = figure(
    {
      height: 420,
      ground: [230, floor],
      turn: 1,
      arms: [
        [-34, -124],
        [34, 124],
      ],
      nod: -6,
    },
    student('wheat', true),
    kurta(rose, paper, teal),
  );
  return picture(
    800,
    600,
    circleStage(800, 600, floor, 400, mist, paper),
    plant(110, floor, 0.8),
    goniometer({ at: [540, 340], radius: 170, from: 180, to: 236, scale: [60, 262] }),
    instrument([540, 340], 200, 236, 70),
    lost.all,
    stroke(ink, track([60, floor], [740, floor])),
  );
}

function empty(): string {
  const at: Point = [200, 210];
  return picture(
    400,
    300,
    goniometer({ at, radius: 120, from: 90, to: 90, scale: [90, 270], wedge: false }),
    stroke(teal, track(polar(at, 150, 270), at, polar(at, 120, 128))),
    stroke(turmeric, arcPath(at, 120, 128, 90), 9),
    stroke(teal, track(at, polar(at, 150, 90))),
    pivot(at, 10),
  );
}

function underConstruction(): string {
  const floor = 520;
  const builder = figure(
    { ...kneel(330, floor, 410), lean: 14, arms: [{ to: [462, 420] }, { to: [470, 372] }] },
    youngWoman('brown'),
    scrubs(),
  );
  const at: Point = [490, 400];
  const pole = (x: number) => track([x, floor], [x, 130]);
  return picture(
    800,
    600,
    circleStage(800, 600, floor),
    stroke(
      wood,
      pole(430) +
        pole(690) +
        track([410, 300], [710, 300]) +
        track([410, 170], [710, 170]) +
        track([430, 300], [690, 170]),
      9,
    ),
    rect(dune, 400, 286, 320, 14, 4),
    rect(clay, 560, 246, 60, 40, 3),
    rect(rose, 624, 246, 60, 40, 3),
    rect(clay, 592, 206, 60, 40, 3),
    goniometer({ at, radius: 110, from: 90, to: 150, scale: [70, 200] }),
    instrument(at, 150, 90, 150),
    builder.all,
    fill(sea, polygon([110, floor], [140, 420], [170, floor])),
    fill(paper, polygon([122, 480], [158, 480], [150, 454], [130, 454])),
    rect(sea, 98, floor - 10, 84, 10, 4),
  );
}

export const frameScenes = {
  'frame/logo': logo,
  'frame/icon-fallback': iconFallback,
  'frame/not-found': notFound,
  'frame/empty': empty,
  'frame/under-construction': underConstruction,
};
