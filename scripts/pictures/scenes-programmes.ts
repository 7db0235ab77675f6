import { coat, dhoti, frock, kurta, saree, scrubs, shirt, sports, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { clay, dune, forest, haze, ink, leaf, line, madder, mist, mix, navy, paper, rose, sand, sea, teal, white, wood } from './palette.ts';
import { bearded, farmer, girl, grandfather, grandmother, man, seated, student, walking, woman, youngWoman } from './people.ts';
import { kneel } from './people.ts';
import { ball, chair, walker, wheelchair } from './props-clinic.ts';
import { building, bush, hills, paddy, palm, stall, tree } from './props-outdoors.ts';
import { board, clipboard, plant, table, window } from './props-room.ts';
import { disc, oval, picture, polygon, rect, stroke, track } from './shapes.ts';
import { archStage, circleStage, openStage, roomStage } from './stage.ts';

const floor = 520;

function camp(): string {
  const patient = figure({ height: 380, hip: [330, 408], legs: seated, arms: [[30, 112], [22, 70]] }, farmer('brown', rose), { ...dhoti(sea), cut: 'trousers', legs: paper });
  const { elbow, hand, wrist } = patient.at.near.arm;
  const therapist = figure(
    { height: 400, ground: [520, floor], facing: -1, lean: 12, nod: 6, legs: walking, arms: [{ to: [wrist[0] + 6, wrist[1] + 8] }, { to: hand }] },
    youngWoman('fair'),
    scrubs(),
  );
  const queue = figure({ height: 370, ground: [700, floor], facing: -1, arms: [[6, 24], [30, 90]] }, grandmother('deep'), saree(leaf, madder, madder));
  const behind = figure({ height: 390, ground: [110, floor], arms: [[-4, 10], [20, 90]] }, man('wheat', true), shirt(white, navy));
  return picture(
    800, 600,
    openStage(800, 600, floor),
    hills(800, 320, 420),
    paddy(800, 400, floor),
    palm(740, 480, 330, -1),
    stall(190, floor, 440, 450, rose),
    goniometer({ at: elbow, radius: 130, from: 20, to: 112, scale: [0, 180] }),
    chair(330, 428, floor - 428, 1, teal),
    behind.all, patient.all, pivot(elbow, 9), therapist.all, queue.all,
  );
}

function posture(): string {
  const boy = figure({ height: 320, ground: [430, floor], child: true, arms: [[2, 6], [4, 8]], legs: [[0, 0], [2, 0]], turn: 0.25 }, man('deep'), uniform(false));
  const next = figure({ height: 310, ground: [660, floor], facing: -1, child: true, arms: [[-4, 8], [10, 24]] }, girl('wheat'), uniform(true));
  const therapist = figure({ height: 420, ground: [200, floor], lean: 6, nod: 10, arms: [[10, 84], { to: [330, 268] }] }, woman('brown'), { ...kurta(rose, paper, teal) });
  const { ankle } = boy.at.near.leg;
  const rows = Array.from({ length: 8 }, (_, index) => `M310 ${120 + index * 50}h240`).join('');
  const columns = Array.from({ length: 5 }, (_, index) => `M${330 + index * 50} 100v${floor - 108}`).join('');
  return picture(
    800, 600,
    roomStage(800, 600, floor),
    rect(paper, 310, 96, 240, floor - 104, 8),
    stroke(line, rows + columns),
    goniometer({ at: [432, ankle[1]], radius: 336, from: 172, to: 188, scale: [160, 200], step: 2, wedge: false }),
    stroke(teal, track([432, 150], [432, ankle[1]])),
    boy.all, pivot([432, ankle[1] - 4], 8),
    window(630, 90, 120, 150, haze),
    therapist.all,
    clipboard(258, 250, 0.8),
    next.all,
  );
}

function elderCare(): string {
  const elder = figure({ height: 390, ground: [420, floor], lean: 8, legs: [[-14, -24], [26, 4]], arms: [{ to: [508, 362] }, { to: [530, 356] }] }, grandmother('brown'), saree(forest, rose, rose));
  const helper = figure({ height: 420, ground: [260, floor], lean: 8, nod: 6, legs: walking, arms: [{ to: [392, 350] }, { to: [400, 240] }] }, bearded('wheat'), scrubs());
  return picture(
    800, 600,
    archStage(800, 600, floor, 420, 560),
    window(90, 110, 130, 160, mist),
    goniometer({ at: elder.at.near.leg.hip, radius: 158, from: -16, to: 26, scale: [-50, 70] }),
    stroke(wood, track([620, 430], [770, 430]) + track([640, 430], [640, floor]) + track([756, 430], [756, floor]), 12),
    rect(rose, 610, 404, 170, 22, 11),
    rect(white, 706, 380, 70, 30, 12),
    helper.back, elder.all, pivot(elder.at.near.leg.hip, 9),
    walker(480, floor, 160),
    helper.body, helper.front,
    plant(90, floor, 0.75),
  );
}

function womensHealth(): string {
  const mother = figure({ height: 400, hip: [330, 390], legs: [[84, 2], [78, 14]], arms: [[128, 152], [124, 158]], nod: -6, turn: 0.6 }, woman('wheat'), kurta(rose, navy));
  const guide = figure({ height: 410, ground: [610, floor], facing: -1, arms: [[120, 150], [116, 158]], turn: 0.5 }, youngWoman('deep'), scrubs());
  const { shoulder } = mother.at.near.arm;
  const { hip, chest } = mother.at;
  return picture(
    800, 600,
    circleStage(800, 600, floor, 400),
    window(60, 90, 120, 170, mist),
    goniometer({ at: shoulder, radius: 160, from: 20, to: 142, scale: [0, 200] }),
    ball(330, floor - 62, 66, sea),
    mother.back, mother.body,
    oval(rose, (hip[0] + chest[0]) / 2 + 24, hip[1] - 40, 30, 38),
    mother.front,
    pivot(shoulder, 9),
    guide.all,
    plant(730, floor, 0.7),
    rect(teal, 210, floor - 4, 280, 10, 5),
  );
}

function disability(): string {
  const angle = 7;
  const slope = (x: number) => floor - (x - 130) * Math.tan((angle * Math.PI) / 180);
  const unit = 54;
  const hip: readonly [number, number] = [400, slope(400) - 2.1 * unit - 6];
  const chairParts = wheelchair(hip, unit, 1, teal);
  const rider = figure({ height: unit * 7, hip, legs: [[84, 14], [82, 18]], arms: [[-4, 40], [14, 60]], lean: 4 }, youngWoman('brown'), kurta(rose, navy));
  const friend = figure({ height: 410, ground: [236, slope(236)], lean: 6, arms: [{ to: [344, hip[1] - 84] }, { to: [356, hip[1] - 80] }], legs: [[-18, -26], [20, 4]] }, man('wheat', true), scrubs());
  return picture(
    800, 600,
    openStage(800, 600, floor),
    building(360, floor, 620, 3, white),
    bush(60, floor, 50),
    `<path fill="${dune}" d="${polygon([130, floor + 6], [800, slope(800)], [800, 600], [130, 600])}"/>`,
    stroke(sea, track([240, slope(240) - 150], [780, slope(780) - 150]) + [260, 430, 600, 770].map((x) => track([x, slope(x) - 148], [x, slope(x)])).join(''), 7),
    goniometer({ at: [130, floor + 6], radius: 560, from: 90, to: 90 + angle, scale: [86, 104], step: 2 }),
    stroke(ink, track([130, floor + 6], [780, floor + 6])),
    pivot([130, floor + 6], 10),
    friend.back, chairParts.behind, rider.all, chairParts.over, friend.body, friend.front,
  );
}

function sportsInjury(): string {
  const player = figure({ height: 400, hip: [290, 410], legs: [[86, 44], [82, 4]], arms: [[-16, 10], [16, 60]], lean: -8 }, man('deep'), sports(rose));
  const { knee, ankle, hip } = player.at.near.leg;
  const physio = figure({ ...kneel(560, floor, 410), facing: -1, lean: 12, nod: 6, arms: [{ to: ankle }, { to: [knee[0] + 26, knee[1] + 30] }] }, student('wheat'), scrubs());
  return picture(
    800, 600,
    openStage(800, 600, floor, mist, mix(leaf, paper, 0.5)),
    tree(690, 500, 330),
    stroke(white, track([470, floor], [470, 270], [800, 270]), 9),
    stroke(paper, 'M470 330h330M470 390h330M470 450h330M540 270v250M620 270v250M700 270v250'),
    goniometer({ at: knee, radius: 150, from: 0, to: 46, scale: [-20, 130] }),
    stroke(wood, track([170, 438], [380, 438]), 16),
    stroke(wood, track([190, 440], [190, floor]) + track([360, 440], [360, floor]), 10),
    player.all,
    stroke(sea, track([knee[0] - 16, knee[1] - 8], [knee[0] + 10, knee[1] + 20]) + track([knee[0] + 12, knee[1] - 6], [knee[0] - 14, knee[1] + 14]), 9),
    pivot(knee, 8),
    physio.all,
    ball(130, floor + 10, 34, white),
    disc(ink, 130, floor + 8, 11),
    hip[0] > 9999 ? '' : '',
  );
}

function stroke_(): string {
  const patient = figure({ height: 400, hip: [280, 408], legs: seated, arms: [[20, 70], [78, 84]], nod: 2, turn: 0.8 }, { ...grandfather('wheat', true) }, shirt(sea, navy));
  const { shoulder, elbow } = patient.at.far.arm;
  const therapist = figure({ height: 420, ground: [140, floor], lean: 12, nod: 8, legs: [[-8, -10], [14, 4]], arms: [{ to: [250, 300] }, { to: [elbow[0], elbow[1] + 16] }] }, youngWoman('deep'), scrubs());
  const cup = (x: number, colour: string) => `<path fill="${colour}" d="M${x - 18} 366l10-54h16l10 54z"/>`;
  return picture(
    800, 600,
    roomStage(800, 600, floor),
    rect(wood, 610, 90, 130, 190, 8),
    rect(white, 622, 102, 106, 166, 4),
    stroke(haze, 'M640 240l70-110M660 250l50-76', 6),
    goniometer({ at: shoulder, radius: 250, from: 14, to: 82, scale: [0, 130] }),
    chair(274, 428, floor - 428, 1, teal),
    table(400, 378, 330, floor - 378),
    cup(520, rose), cup(580, teal), cup(640, rose), cup(700, teal),
    therapist.back,
    patient.back, patient.body, pivot(shoulder, 9), patient.front,
    therapist.body, therapist.front,
  );
}

function education(): string {
  const speaker = figure({ height: 420, ground: [190, floor], turn: 0.7, arms: [[-6, 20], [110, 118]] }, woman('wheat'), coat(rose, navy));
  const listener = (x: number, face: Parameters<typeof figure>[1], outfit: Parameters<typeof figure>[2], child = false) =>
    figure({ height: child ? 290 : 400, hip: [x, floor + 26 - (child ? 16 : 24)], facing: -1, legs: [[78, -76], [84, -70]], arms: [[20, 76], [26, 80]], child }, face, outfit).all;
  const { shoulder } = speaker.at.far.arm;
  return picture(
    800, 600,
    openStage(800, 600, floor, sand, paper),
    tree(640, floor, 500, leaf),
    board(300, 110, 210, 250, white),
    stroke(wood, track([320, 370], [290, floor]) + track([490, 370], [520, floor]), 9),
    stroke(sea, 'M400 136q-34 50 0 100t-6 100', 15),
    stroke(white, 'M376 160h40M370 186h38M378 212h40M390 238h38M390 264h38M382 290h36'),
    goniometer({ at: shoulder, radius: 150, from: 0, to: 114, scale: [-10, 150], wedge: false }),
    speaker.all, pivot(shoulder, 9),
    rect(clay, 360, floor + 18, 420, 16, 8),
    listener(470, girl('brown'), frock(sea), true),
    listener(580, farmer('deep'), { ...dhoti(paper), cut: 'trousers' }),
    listener(700, grandmother('brown'), { ...saree(teal, rose, rose), border: undefined }),
  );
}

export const programmeScenes = {
  'programmes/free-physiotherapy-camp': camp,
  'programmes/school-posture-screening': posture,
  'programmes/elder-care-visits': elderCare,
  'programmes/womens-health': womensHealth,
  'programmes/disability-support': disability,
  'programmes/sports-injury-awareness': sportsInjury,
  'programmes/stroke-rehabilitation': stroke_,
  'programmes/health-education': education,
};
