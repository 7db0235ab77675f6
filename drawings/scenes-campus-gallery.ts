import { kurta, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import {
  bark,
  clay,
  dune,
  forest,
  haze,
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
} from './palette.ts';
import { farmer, man, scarfed, seated, student, swinging, walking, youngWoman } from './people.ts';
import { bicycle, building, bush, gate, palm, path, tree } from './props-outdoors.ts';
import { openBook } from './props-room.ts';
import { disc, picture, rect, stroke, track } from './shapes.ts';
import { openStage } from './stage.ts';

function campusGate(): string {
  const a = figure(
    { height: 270, ground: [330, 530], legs: walking, arms: swinging },
    student('fair', true),
    kurta(teal, paper, rose),
  );
  const b = figure(
    {
      height: 285,
      ground: [470, 530],
      facing: -1,
      arms: [
        [4, 20],
        [60, 140],
      ],
    },
    man('brown', true),
    shirt(haze, navy),
  );
  return picture(
    800,
    600,
    openStage(800, 600, 500, mist, sand),
    building(250, 440, 300, 3, paper),
    rect(mix(leaf, paper, 0.4), 0, 430, 800, 70),
    path(400, 440, 170, 600, dune),
    tree(60, 500, 320),
    palm(740, 500, 400, -1),
    goniometer({ at: [400, 440], radius: 178, from: 90, to: 270, scale: [90, 270], wedge: false }),
    gate(130, 510, 540, 370),
    bicycle(610, 545, 0.62),
    a.all,
    b.all,
  );
}

function courtyard(): string {
  const left = figure(
    {
      height: 330,
      hip: [250, 424],
      legs: seated,
      arms: [
        [24, 92],
        [28, 96],
      ],
      nod: 12,
    },
    youngWoman('brown'),
    kurta(rose, paper, teal),
  );
  const right = figure(
    {
      height: 340,
      hip: [540, 424],
      facing: -1,
      legs: seated,
      arms: [
        [14, 60],
        [60, 118],
      ],
    },
    man('wheat'),
    shirt(white, navy),
  );
  const standing = figure(
    {
      height: 340,
      ground: [680, 530],
      facing: -1,
      arms: [
        [6, 90],
        [12, 40],
      ],
    },
    scarfed('fair', sea),
    kurta(forest, paper),
  );
  return picture(
    800,
    600,
    openStage(800, 600, 500, mist, sand),
    building(30, 470, 740, 3, paper),
    rect(mix(leaf, paper, 0.4), 0, 460, 800, 44),
    stroke(bark, 'M400 450V250M400 330l70-60M400 350l-60-60', 34),
    disc(forest, 270, 210, 96),
    disc(leaf, 400, 150, 120),
    disc(leaf, 520, 214, 104),
    disc(forest, 400, 250, 70),
    goniometer({ at: [400, 448], radius: 380, from: 150, to: 210, scale: [112, 248], wedge: false }),
    rect(clay, 190, 440, 420, 26, 10),
    rect(dune, 210, 464, 380, 60, 6),
    left.all,
    openBook(310, 362, 0.5, teal),
    right.all,
    standing.all,
  );
}

function garden(): string {
  const gardener = figure(
    {
      height: 380,
      ground: [280, 520],
      lean: 10,
      nod: 10,
      legs: [
        [-8, -10],
        [14, 4],
      ],
      arms: [
        [40, 84],
        [30, 60],
      ],
    },
    farmer('brown', rose),
    { ...shirt(white, navy) },
  );
  const [hx, hy] = gardener.at.near.arm.hand;
  const flower = (x: number, y: number, colour: string) =>
    stroke(forest, track([x, y], [x, y + 60])) + disc(colour, x, y, 17) + disc(white, x, y, 6);
  return picture(
    800,
    600,
    openStage(800, 600, 480, mist, mix(leaf, paper, 0.35)),
    building(380, 440, 460, 3, paper),
    rect(mix(leaf, paper, 0.5), 0, 430, 800, 54),
    palm(90, 490, 400),
    path(640, 480, 110, 600, sand),
    goniometer({ at: [hx, hy], radius: 170, from: 40, to: 92, scale: [20, 140] }),
    bush(560, 520, 60, forest),
    bush(700, 500, 44),
    gardener.all,
    `<path fill="${teal}" d="M${hx - 10} ${hy}h60v56h-60zM${hx + 50} ${hy + 40}l44-40l8 8l-46 50z"/>`,
    pivot([hx, hy], 8),
    flower(440, 500, rose),
    flower(480, 530, clay),
    flower(520, 506, white),
    flower(400, 536, white),
    flower(570, 540, rose),
  );
}

export const campusGalleryScenes = {
  'facilities/gallery/campus-gate': campusGate,
  'facilities/gallery/campus-courtyard': courtyard,
  'facilities/gallery/campus-garden': garden,
};
