import { ticks } from './goniometer.ts';
import { sea, teal } from './palette.ts';
import { disc, type Point, picture, polygon, ring, stroke, track } from './shapes.ts';

const centre: Point = [80, 80];
const weight = 4.5;

/** A round seal with the ticks of a goniometer at its rim; takes the place of the logo of another body. */
function seal(...mark: string[]): string {
  return picture(160, 160, ticks(sea, centre, 74, 0, 350, 10, 10), ring(teal, ...centre, 60), ...mark);
}

function university(): string {
  const pillars = [58, 72.7, 87.3, 102].map((x) => track([x, 73], [x, 100])).join('');
  return seal(stroke(teal, `${polygon([50, 62], [80, 44], [110, 62])}${pillars}M48 111H112`, weight));
}

function council(): string {
  const shield = 'M80 42Q92 51 107 52V80Q107 104 80 116Q53 104 53 80V52Q68 51 80 42Z';
  return seal(stroke(teal, `${shield}M80 65V93M66 79H94`, weight));
}

function childGuidance(): string {
  return seal(
    ring(teal, 80, 82, 29, weight),
    stroke(teal, 'M51 77A7 7 0 0 0 51 90M109 77A7 7 0 0 1 109 90M80 53Q90 57 86 65Q80 70 76 64', weight),
    disc(teal, 70, 81, 3.4),
    disc(teal, 90, 81, 3.4),
    stroke(teal, 'M71 93Q80 100 89 93', weight),
  );
}

export const recognitionScenes = {
  'recognitions/university': university,
  'recognitions/council': council,
  'recognitions/child-guidance': childGuidance,
};
