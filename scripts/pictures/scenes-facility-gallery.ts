import { coat, frock, kurta, saree, scrubs, shirt, sports, tracksuit, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { bark, clay, dune, forest, haze, ink, leaf, mist, mix, navy, paper, rose, sand, sea, teal, white, wood } from './palette.ts';
import { bearded, farmer, girl, grandfather, grandmother, kneel, man, scarfed, seated, student, swinging, walking, woman, youngWoman } from './people.ts';
import { ball, chair, dumbbell, electrotherapy, footprints, pillow, plinth, treadmill } from './props-clinic.ts';
import { bicycle, building, bush, gate, palm, path, tree } from './props-outdoors.ts';
import { books, bookshelf, computer, monitor, openBook, pendant, plant, table, window } from './props-room.ts';
import { disc, picture, rect, ring, stroke, track } from './shapes.ts';
import { archStage, circleStage, openStage, roomStage } from './stage.ts';

const floor = 520;

function campusGate(): string {
  const a = figure({ height: 270, ground: [330, 530], legs: walking, arms: swinging }, student('fair', true), kurta(teal, paper, rose));
  const b = figure({ height: 285, ground: [470, 530], facing: -1, arms: [[4, 20], [60, 140]] }, man('brown', true), shirt(haze, navy));
  return picture(
    800, 600,
    openStage(800, 600, 500, mist, sand),
    building(250, 440, 300, 3, paper),
    rect(mix(leaf, paper, 0.4), 0, 430, 800, 70),
    path(400, 440, 170, 600, dune),
    tree(60, 500, 320), palm(740, 500, 400, -1),
    goniometer({ at: [400, 490], radius: 372, from: 140, to: 220, scale: [110, 250], wedge: false }),
    gate(130, 510, 540, 370),
    bicycle(610, 545, 0.62),
    a.all, b.all,
  );
}

function courtyard(): string {
  const left = figure({ height: 330, hip: [250, 424], legs: seated, arms: [[24, 92], [28, 96]], nod: 12 }, youngWoman('brown'), kurta(rose, paper, teal));
  const right = figure({ height: 340, hip: [540, 424], facing: -1, legs: seated, arms: [[14, 60], [60, 118]] }, man('wheat'), shirt(white, navy));
  const standing = figure({ height: 340, ground: [680, 530], facing: -1, arms: [[6, 90], [12, 40]] }, scarfed('fair', sea), kurta(forest, paper));
  return picture(
    800, 600,
    openStage(800, 600, 500, mist, sand),
    building(30, 470, 740, 3, paper),
    rect(mix(leaf, paper, 0.4), 0, 460, 800, 44),
    stroke(bark, 'M400 450V250M400 330l70-60M400 350l-60-60', 34),
    disc(forest, 270, 210, 96), disc(leaf, 400, 150, 120), disc(leaf, 520, 214, 104), disc(forest, 400, 250, 70),
    goniometer({ at: [400, 448], radius: 380, from: 150, to: 210, scale: [112, 248], wedge: false }),
    rect(clay, 190, 440, 420, 26, 10), rect(dune, 210, 464, 380, 60, 6),
    left.all, openBook(310, 362, 0.5, teal), right.all, standing.all,
  );
}

function garden(): string {
  const gardener = figure({ height: 380, ground: [280, 520], lean: 10, nod: 10, legs: [[-8, -10], [14, 4]], arms: [[40, 84], [30, 60]] }, farmer('brown', rose), { ...shirt(white, navy) });
  const [hx, hy] = gardener.at.near.arm.hand;
  const flower = (x: number, y: number, colour: string) => stroke(forest, track([x, y], [x, y + 60])) + disc(colour, x, y, 17) + disc(white, x, y, 6);
  return picture(
    800, 600,
    openStage(800, 600, 480, mist, mix(leaf, paper, 0.35)),
    building(380, 440, 460, 3, paper),
    rect(mix(leaf, paper, 0.5), 0, 430, 800, 54),
    palm(90, 490, 400),
    path(640, 480, 110, 600, sand),
    goniometer({ at: [hx, hy], radius: 170, from: 40, to: 92, scale: [20, 140] }),
    bush(560, 520, 60, forest), bush(700, 500, 44),
    gardener.all,
    `<path fill="${teal}" d="M${hx - 10} ${hy}h60v56h-60zM${hx + 50} ${hy + 40}l44-40l8 8l-46 50z"/>`,
    pivot([hx, hy], 8),
    flower(440, 500, rose), flower(480, 530, clay), flower(520, 506, white), flower(400, 536, white), flower(570, 540, rose),
  );
}

function readingRoom(): string {
  const a = figure({ height: 380, hip: [190, 420], legs: seated, arms: [[30, 84], [34, 86]], nod: 14 }, student('brown'), kurta(rose, navy));
  const b = figure({ height: 390, hip: [610, 420], facing: -1, legs: seated, arms: [[30, 84], [20, 128]], nod: 10 }, man('wheat', false), shirt(sea, navy));
  return picture(
    800, 600,
    roomStage(800, 600, floor, sand, dune),
    window(80, 70, 180, 240, mist), window(310, 70, 180, 240, mist), window(540, 70, 180, 240, mist),
    pendant(400, 0, 110, teal),
    goniometer({ at: [400, 350], radius: 130, from: 112, to: 248, scale: [90, 270], step: 15 }),
    chair(180, 440, floor - 440, 1, teal), chair(620, 440, floor - 440, -1, teal),
    a.back, a.body, b.back, b.body,
    table(240, 384, 320, floor - 384),
    openBook(318, 370, 0.7, rose), openBook(484, 370, 0.7, forest), books(370, 376, [clay, sea]),
    a.front, b.front,
  );
}

function stacks(): string {
  const reach = figure({ height: 430, ground: [390, floor], turn: 0.6, arms: [[-10, 10], [160, 168]], nod: -14, feet: [104, 90] }, youngWoman('deep'), kurta(teal, paper, rose));
  const { shoulder } = reach.at.far.arm;
  return picture(
    800, 600,
    roomStage(800, 600, floor, mist, dune),
    bookshelf(-60, 40, 300, 4, 120, 21),
    bookshelf(470, 40, 390, 4, 120, 32),
    goniometer({ at: shoulder, radius: 170, from: 0, to: 162, scale: [-10, 190] }),
    reach.all, pivot(shoulder, 9),
    rect(rose, reach.at.far.arm.hand[0] - 10, reach.at.far.arm.hand[1] - 60, 24, 70, 3),
  );
}

function labClass(): string {
  const row = (y: number, s: number, people: readonly [Parameters<typeof figure>[1], string][], gap: number, start: number) =>
    people.map(([face, colour], index) => {
      const x = start + index * gap;
      const sitter = figure({ height: 380 * s, hip: [x, y], turn: 1, legs: [[88, 2], [84, 8]], arms: [[20, 70], [30, 84]] }, face, { ...shirt(colour, navy) });
      return sitter.back + sitter.body + sitter.front + monitor(x + 46 * s, y + 10, 150 * s, mix(sea, white, 0.5));
    }).join('') + rect(wood, 0, y + 8, 800, 22 * s) + rect(white, 30, y + 8 + 22 * s, 740, 90 * s);
  return picture(
    800, 600,
    roomStage(800, 600, floor, mist, dune),
    rect(white, 260, 30, 280, 150, 8),
    goniometer({ at: [400, 158], radius: 84, from: 90, to: 180, scale: [90, 270], step: 15 }),
    pivot([400, 158], 8),
    row(330, 0.72, [[man('brown'), rose], [student('wheat'), sea], [bearded('deep'), white]], 250, 110),
    row(480, 1, [[youngWoman('fair'), teal], [man('deep'), clay]], 360, 180),
  );
}

function labDesk(): string {
  const typist = figure({ height: 640, hip: [110, 560], legs: seated, lean: 6, nod: 6, arms: [{ to: [356, 424] }, { to: [376, 418] }] }, scarfed('brown', rose), { ...kurta(teal, navy), sleeve: 0.9 });
  const { elbow } = typist.at.near.arm;
  return picture(
    800, 600,
    roomStage(800, 600, 620, sand, dune),
    window(470, 50, 260, 210, mist),
    goniometer({ at: elbow, radius: 180, from: 70, to: 168, scale: [50, 200] }),
    typist.back, typist.body,
    rect(wood, 250, 450, 550, 24), rect(bark, 270, 474, 530, 126),
    computer(540, 448, -1, 1.5),
    typist.front, pivot(elbow, 10),
    books(650, 450, [rose, sea, clay]), plant(720, 390, 0.01),
  );
}

function treadmillScene(): string {
  const mill = treadmill(220, floor, 360, 290);
  const runner = figure({ height: 420, ground: [370, floor - 32], lean: 10, legs: [[-36, -86], [54, 2]], arms: [[54, 128], [-50, 30]] }, bearded('wheat'), sports(rose));
  const { hip, knee } = runner.at.far.leg;
  const coach = figure({ height: 410, ground: [110, floor], arms: [[-6, 10], [30, 100]] }, student('deep'), tracksuit(teal));
  return picture(
    800, 600,
    circleStage(800, 600, floor, 420),
    window(640, 80, 120, 170, mist),
    goniometer({ at: hip, radius: 200, from: -30, to: 54, scale: [-50, 90] }),
    mill.behind, runner.all, pivot([hip[0] - 6, hip[1]], 9), mill.over, coach.all,
    knee[0] < 0 ? '' : '',
  );
}

function weights(): string {
  const squat = figure({ height: 430, hip: [390, 392], lean: 28, turn: 0.4, legs: [[82, -14], [76, -10]], feet: [90, 90], arms: [[88, 92], [86, 90]], nod: -16 }, student('wheat'), { ...sports(teal), legs: navy });
  const spotter = figure({ height: 420, ground: [150, floor], arms: [[20, 80], [30, 92]] }, man('deep'), tracksuit(rose));
  const { hip, knee } = squat.at.near.leg;
  const [hx, hy] = squat.at.near.arm.hand;
  return picture(
    800, 600,
    archStage(800, 600, floor, 420, 600, mist),
    goniometer({ at: hip, radius: 160, from: 82, to: 152, scale: [60, 200] }),
    spotter.all,
    squat.all, pivot(hip, 9),
    dumbbell(hx, hy, 0.9, ink),
    stroke(wood, track([620, 400], [780, 400]) + track([620, 470], [780, 470]) + track([630, 390], [630, floor]) + track([770, 390], [770, floor]), 9),
    dumbbell(664, 382, 0.7), dumbbell(736, 382, 0.7, teal), dumbbell(664, 452, 0.8, rose), dumbbell(736, 452, 0.8),
    knee[0] < 0 ? '' : '',
  );
}

function electro(): string {
  const unit = electrotherapy(560, floor, 1.1);
  const patient = figure({ height: 400, hip: [340, 384], lean: -62, legs: [[92, 88], [92, 88]], arms: [[30, 74], [40, 70]], nod: 12 }, grandfather('deep'), shirt(sea, navy));
  const { knee } = patient.at.near.leg;
  const physio = figure({ height: 420, ground: [480, floor], facing: 1, arms: [[6, 30], { to: [640, 238] }] }, youngWoman('fair'), coat(rose, navy));
  return picture(
    800, 600,
    roomStage(800, 600, floor, sand, dune),
    disc(mist, 400, 250, 220),
    physio.back, physio.body, physio.front,
    plinth(120, 412, 460, floor - 412, forest),
    stroke(white, 'M140 402L236 300', 44),
    patient.all,
    unit.all,
    stroke(ink, `M${unit.plug[0]} ${unit.plug[1]}C560 330 520 340 ${knee[0] + 10} ${knee[1] - 12}M${unit.plug[0]} ${unit.plug[1]}C540 300 470 320 ${knee[0] - 34} ${knee[1] - 16}`),
    goniometer({ at: patient.at.hip, radius: 210, from: 180, to: 242, scale: [160, 270], wedge: false }),
    pivot(patient.at.hip, 9),
  );
}

function gaitLab(): string {
  const walker = figure({ height: 420, ground: [370, 500], legs: [[-26, -36], [28, 6]], arms: swinging }, man('brown'), { ...sports(rose), shoes: navy });
  const { hip, knee, ankle } = walker.at.near.leg;
  const { shoulder } = walker.at.near.arm;
  const dot = (point: readonly [number, number]) => disc(white, point[0], point[1], 9) + ring(teal, point[0], point[1], 9);
  const watcher = figure({ height: 380, hip: [640, 420], facing: -1, legs: seated, arms: [[30, 84], [34, 88]] }, student('wheat', true), scrubs());
  const camera = (x: number, y: number) => rect(ink, x, y, 54, 34, 6) + disc(sea, x + 12, y + 17, 9);
  return picture(
    800, 600,
    roomStage(800, 600, 500, mist, sand),
    rect(dune, 60, 512, 520, 60, 6),
    footprints(90, 540, 78, 6, mix(teal, dune, 0.5)),
    camera(60, 70), camera(690, 70),
    stroke(haze, 'M114 86L300 200M690 90L420 200'),
    goniometer({ at: hip, radius: 190, from: -28, to: 30, scale: [-60, 80] }),
    walker.all,
    stroke(white, track(shoulder, hip, knee, ankle)),
    dot(shoulder), dot(knee), dot(ankle), pivot(hip, 9),
    chair(650, 440, 90, -1, sea),
    watcher.back, watcher.body, table(520, 378, 130, 122, white), computer(566, 370, 1, 0.75), watcher.front,
  );
}

function plinths(): string {
  const first = figure({ height: 360, hip: [330, 398], lean: -90, legs: [[90, 90], [90, 90]], arms: [[150, 156], [84, 90]], turn: 0.3 }, grandmother('wheat'), { ...kurta(rose, paper) });
  const { shoulder, hand, elbow } = first.at.near.arm;
  const physio = figure({ height: 410, ground: [250, floor - 6], facing: 1, lean: 10, nod: 10, arms: [{ to: hand }, { to: elbow }] }, man('brown', true), scrubs());
  const sitting = figure({ height: 360, hip: [660, 398], facing: -1, legs: seated, arms: [[14, 60], [20, 66]] }, woman('deep'), saree(sea, rose, forest));
  return picture(
    800, 600,
    roomStage(800, 600, floor, mist, sand),
    stroke(white, 'M20 70h760', 8),
    `<path fill="${mix(sea, white, 0.4)}" d="M470 72h110v330q-28 20-55 0t-55 0z"/><path fill="${mix(sea, white, 0.55)}" d="M40 72h80v330q-20 16-40 0t-40 0z"/>`,
    physio.back, physio.body,
    goniometer({ at: shoulder, radius: 160, from: 90, to: 152, scale: [70, 200] }),
    plinth(110, 426, 400, floor - 426, forest),
    pillow(126, 428, 80),
    first.all, pivot(shoulder, 9), physio.front,
    plinth(580, 430, 200, floor - 430, teal),
    sitting.all,
  );
}

function paediatric(): string {
  const child = figure({ height: 260, hip: [360, 348], lean: 62, child: true, legs: [[-48, -70], [-40, -60]], arms: [[100, 120], [92, 110]], nod: -40 }, girl('brown', rose), frock(rose));
  const { hip } = child.at;
  const therapist = figure({ ...kneel(190, floor - 10, 410), lean: 12, nod: 8, arms: [{ to: [hip[0] - 10, hip[1] - 6] }, { to: [hip[0] + 6, hip[1] - 30] }] }, youngWoman('wheat'), scrubs());
  const mother = figure({ ...kneel(620, floor - 10, 400), facing: -1, nod: 6, arms: [[40, 100], [60, 108]] }, woman('deep'), kurta(forest, paper, clay));
  return picture(
    800, 600,
    circleStage(800, 600, floor - 40, 400),
    rect(sea, 60, floor - 12, 680, 14, 7),
    rect(rose, 80, 400, 50, 50, 6), rect(teal, 64, 450, 56, 56, 6), rect(clay, 124, 456, 50, 50, 6),
    goniometer({ at: hip, radius: 200, from: 118, to: 176, scale: [90, 200] }),
    ball(400, floor - 98, 86, haze),
    mother.all,
    therapist.back, child.all, pivot(hip, 8), therapist.body, therapist.front,
  );
}

export const facilityGalleryScenes = {
  'facilities/gallery/campus-gate': campusGate,
  'facilities/gallery/campus-courtyard': courtyard,
  'facilities/gallery/campus-garden': garden,
  'facilities/gallery/library-reading-room': readingRoom,
  'facilities/gallery/library-stacks': stacks,
  'facilities/gallery/computer-lab-class': labClass,
  'facilities/gallery/computer-lab-desk': labDesk,
  'facilities/gallery/fitness-treadmill': treadmillScene,
  'facilities/gallery/fitness-weights': weights,
  'facilities/gallery/clinical-electrotherapy': electro,
  'facilities/gallery/clinical-gait-lab': gaitLab,
  'facilities/gallery/clinical-plinths': plinths,
  'facilities/gallery/clinical-paediatric': paediatric,
};
export const u = [uniform];
