import { kurta, shirt } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
import {
  bark,
  clay,
  dune,
  forest,
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
import { bearded, man, scarfed, seated, student, youngWoman } from './people.ts';
import { chair } from './props-clinic.ts';
import { books, bookshelf, computer, monitor, openBook, pendant, table, window } from './props-room.ts';
import { picture, rect } from './shapes.ts';
import { roomStage } from './stage.ts';

const floor = 520;

function readingRoom(): string {
  const a = figure(
    {
      height: 380,
      hip: [190, 420],
      legs: seated,
      arms: [
        [30, 84],
        [34, 86],
      ],
      nod: 14,
    },
    student('brown'),
    kurta(rose, navy),
  );
  const b = figure(
    {
      height: 390,
      hip: [610, 420],
      facing: -1,
      legs: seated,
      arms: [
        [30, 84],
        [20, 128],
      ],
      nod: 10,
    },
    man('wheat', false),
    shirt(sea, navy),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor, sand, dune),
    window(80, 70, 180, 240, mist),
    window(310, 70, 180, 240, mist),
    window(540, 70, 180, 240, mist),
    pendant(400, 0, 110, teal),
    goniometer({ at: [400, 350], radius: 130, from: 112, to: 248, scale: [90, 270], step: 15 }),
    chair(180, 440, floor - 440, 1, teal),
    chair(620, 440, floor - 440, -1, teal),
    a.back,
    a.body,
    b.back,
    b.body,
    table(240, 384, 320, floor - 384),
    openBook(318, 370, 0.7, rose),
    openBook(484, 370, 0.7, forest),
    books(370, 376, [clay, sea]),
    a.front,
    b.front,
  );
}

function stacks(): string {
  const reach = figure(
    {
      height: 385,
      ground: [390, floor],
      turn: 0.6,
      arms: [
        [-10, 10],
        [158, 164],
      ],
      nod: -14,
      feet: [104, 90],
    },
    youngWoman('deep'),
    kurta(teal, paper, rose),
  );
  const { shoulder } = reach.at.far.arm;
  return picture(
    800,
    600,
    roomStage(800, 600, floor, mist, dune),
    bookshelf(-60, 40, 300, 4, 120, 21),
    bookshelf(470, 40, 390, 4, 120, 32),
    goniometer({ at: shoulder, radius: 170, from: 0, to: 162, scale: [-10, 190] }),
    reach.all,
    pivot(shoulder, 9),
    rect(rose, reach.at.far.arm.hand[0] - 10, reach.at.far.arm.hand[1] - 60, 24, 70, 3),
  );
}

function labClass(): string {
  const row = (y: number, s: number, people: readonly [Face, string][], gap: number, start: number) =>
    people
      .map(([face, colour], index) => {
        const x = start + index * gap;
        const sitter = figure(
          {
            height: 380 * s,
            hip: [x, y + 34 * s],
            feet: [-80, -80],
            turn: 1,
            legs: [
              [60, -80],
              [60, -80],
            ],
            arms: [
              [20, 70],
              [30, 84],
            ],
          },
          face,
          { ...shirt(colour, navy) },
        );
        return (
          sitter.back +
          sitter.body +
          sitter.front +
          monitor(x + 46 * s, y + 10, 150 * s, mix(sea, white, 0.5))
        );
      })
      .join('') +
    rect(wood, 0, y + 8, 800, 22 * s) +
    rect(white, 30, y + 8 + 22 * s, 740, 90 * s);
  return picture(
    800,
    600,
    roomStage(800, 600, floor, mist, dune),
    rect(white, 260, 30, 280, 150, 8),
    goniometer({ at: [400, 158], radius: 84, from: 90, to: 180, scale: [90, 270], step: 15 }),
    pivot([400, 158], 8),
    row(
      330,
      0.72,
      [
        [man('brown'), rose],
        [student('wheat'), sea],
        [bearded('deep'), white],
      ],
      250,
      110,
    ),
    row(
      480,
      1,
      [
        [youngWoman('fair'), teal],
        [man('deep'), clay],
      ],
      360,
      180,
    ),
  );
}

function labDesk(): string {
  const typist = figure(
    {
      height: 640,
      hip: [110, 560],
      legs: seated,
      lean: 6,
      nod: 6,
      arms: [{ to: [356, 424] }, { to: [376, 418] }],
    },
    scarfed('brown', rose),
    { ...kurta(teal, navy), sleeve: 0.9 },
  );
  const { elbow } = typist.at.near.arm;
  return picture(
    800,
    600,
    roomStage(800, 600, 620, sand, dune),
    window(470, 50, 260, 210, mist),
    goniometer({ at: elbow, radius: 180, from: 70, to: 168, scale: [50, 200] }),
    typist.back,
    typist.body,
    rect(wood, 250, 450, 550, 24),
    rect(bark, 270, 474, 530, 126),
    computer(540, 448, -1, 1.5),
    typist.front,
    pivot(elbow, 10),
    books(650, 450, [rose, sea, clay]),
  );
}

export const studyGalleryScenes = {
  'facilities/gallery/library-reading-room': readingRoom,
  'facilities/gallery/library-stacks': stacks,
  'facilities/gallery/computer-lab-class': labClass,
  'facilities/gallery/computer-lab-desk': labDesk,
};
