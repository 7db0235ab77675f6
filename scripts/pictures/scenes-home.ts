import { coat, dhoti, kurta, saree, scrubs, shirt, uniform } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot, polar } from './goniometer.ts';
import { clay, forest, greyHair, haze, ink, madder, mist, mix, navy, paper, rose, sand, sea, skins, teal, white, wood } from './palette.ts';
import { bearded, farmer, girl, grandmother, kneel, man, striding, student, woman, youngWoman } from './people.ts';
import { ball, pillow, plinth, skeleton, stool, wheelchair } from './props-clinic.ts';
import { building, bush, cloud, hills, hut, paddy, palm, stall, tree } from './props-outdoors.ts';
import { board, plant } from './props-room.ts';
import { disc, picture, rect, stroke, track } from './shapes.ts';
import { openStage } from './stage.ts';

function hero(): string {
  const floor = 838;
  const patient = figure(
    { height: 650, hip: [400, 634], legs: [[84, 2], [80, 12]], lean: 2, arms: [[24, 64], [128, 134]], nod: -8, turn: 0.9 },
    { ...man('brown', true), hairColour: greyHair },
    { ...shirt(rose, navy), hem: 0.2 },
  );
  const { shoulder, elbow, wrist, hand } = patient.at.far.arm;
  const therapist = figure(
    {
      height: 670,
      ground: [822, floor],
      facing: -1,
      lean: 7,
      turn: 0.5,
      nod: -2,
      legs: [[-10, -14], [14, 4]],
      arms: [{ to: [wrist[0] + 14, wrist[1] + 12] }, { to: [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 26] }],
    },
    youngWoman(),
    scrubs(),
  );
  const end = Math.round((Math.atan2(hand[0] - shoulder[0], hand[1] - shoulder[1]) * 180) / Math.PI);
  return picture(
    1200,
    900,
    disc(mist, 600, 460, 410),
    plant(1062, floor, 1.35),
    goniometer({ at: shoulder, radius: 300, from: 0, to: end, scale: [-10, 200], step: 5 }),
    ball(130, floor - 74, 74, sea),
    plinth(190, 684, 320, floor - 684, forest),
    stroke(ink, track(polar(shoulder, 330, end), shoulder, polar(shoulder, 330, 0))),
    patient.back,
    therapist.back,
    patient.body,
    patient.front,
    pivot(shoulder, 14),
    therapist.body,
    therapist.front,
    stroke(ink, track([60, floor], [1160, floor])),
  );
}

function welcome(): string {
  const floor = 790;
  const lying = figure(
    { height: 590, hip: [560, 520], lean: -90, legs: [[150, 96], [90, 90]], arms: [[72, 84], [80, 90]], turn: 0.3 },
    man('wheat'),
    shirt(rose),
  );
  const { hip, knee, ankle } = lying.at.near.leg;
  const lead = figure(
    { height: 600, ground: [930, floor], facing: -1, lean: 14, nod: 8, legs: striding, arms: [{ to: ankle }, { to: [knee[0] + 20, knee[1] - 6] }] },
    youngWoman('deep'),
    scrubs(),
  );
  const watching = figure(
    { height: 580, ground: [470, floor], turn: 0.7, lean: 4, nod: 14, arms: [[20, 100], [20, 90]] },
    student('fair', true),
    scrubs(sea),
  );
  const teacher = figure(
    { height: 610, ground: [170, floor], turn: 0.6, nod: 10, arms: [[-14, 88], [30, 110]] },
    man('brown', true),
    coat(sea),
  );
  return picture(
    1200,
    900,
    rect(sand, 0, 0, 1200, 900),
    rect(mist, 50, 60, 1100, floor - 60, 20),
    rect(paper, 0, floor, 1200, 110),
    skeleton(1078, floor, 560),
    board(290, 116, 440, 210),
    stroke(mist, 'M370 296q-34-40-8-80t-6-70M350 146h12M344 170h20M348 196h20M346 222h16M344 248h18M352 272h20M600 160a16 16 0 1 0 .1 0M600 192v52l-34 50M600 244l30 48M600 204l44-24M600 204l-40 24M666 166a70 70 0 0 1 0 80'),
    teacher.all,
    watching.body,
    watching.back,
    watching.front,
    goniometer({ at: hip, radius: 250, from: 90, to: 150, scale: [70, 190] }),
    plinth(240, 560, 640, floor - 560, forest),
    pillow(262, 562, 110),
    lying.all,
    pivot(hip),
    lead.all,
  );
}

function community(): string {
  const floor = 590;
  const elder = figure(
    { height: 390, hip: [520, 474], legs: [[88, 52], [82, 6]], arms: [[14, 40], [22, 70]], nod: 4 },
    grandmother('deep'),
    saree(rose, forest, forest),
  );
  const { knee, ankle } = elder.at.near.leg;
  const therapist = figure(
    { ...kneel(790, floor, 400), facing: -1, lean: 10, arms: [{ to: [ankle[0] + 8, ankle[1] - 6] }, { to: [ankle[0] + 6, ankle[1] + 16] }] },
    youngWoman('wheat'),
    scrubs(),
  );
  const waiting = figure({ height: 400, ground: [190, floor], arms: [[-6, 10], [20, 84]] }, farmer('brown'), dhoti(white, paper, sea));
  const child = figure({ height: 250, ground: [286, floor], child: true, arms: [[-6, 20], [150, 160]] }, girl('deep'), uniform(true));
  const doctor = figure({ height: 410, ground: [960, floor], facing: 1, turn: 0.6, arms: [[10, 84], [30, 96]], nod: 8 }, bearded('fair'), coat(sea, navy));
  const listener = figure({ height: 380, ground: [1084, floor], facing: -1, arms: [[-4, 14], [24, 94]] }, woman('brown'), saree(madder, forest, forest));
  return picture(
    1200,
    675,
    openStage(1200, 675, floor, mist, sand),
    cloud(120, 110, 1.2),
    cloud(820, 70, 0.9),
    hills(1200, 330, 430, haze),
    paddy(1200, 400, floor),
    hut(30, 440, 150),
    palm(1120, 470, 330, -1),
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
  const lecturer = figure({ height: 400, ground: [330, floor], turn: 0.6, arms: [[-6, 20], [100, 130]] }, woman('brown'), saree(teal, sea, rose));
  const wheel: readonly [number, number] = [700, 466];
  const chair = wheelchair(wheel, 56, -1, teal);
  const sitter = figure({ height: 392, hip: wheel, facing: -1, legs: [[86, 16], [84, 20]], arms: [[20, 60], [24, 96]] }, man('deep'), shirt(rose, navy));
  const clapping = figure({ height: 400, ground: [850, floor], facing: -1, arms: [[10, 110], [24, 122]] }, student('fair', true), kurta(sea, paper, rose));
  const tall = figure({ height: 420, ground: [1000, floor], facing: -1, arms: [[10, 108], [20, 118]] }, bearded('wheat'), shirt(haze, navy));
  const flags = Array.from({ length: 12 }, (_, index) => track([70 + index * 92, 66 + Math.sin((index / 11) * Math.PI) * 50], [116 + index * 92, 116 + Math.sin((index / 11) * Math.PI) * 50], [150 + index * 92, 66 + Math.sin(((index + 0.9) / 11) * Math.PI) * 50]));
  return picture(
    1200,
    675,
    rect(sand, 0, 0, 1200, 675),
    building(180, floor, 840, 3, mix(white, mist, 0.5)),
    rect(paper, 0, floor, 1200, 100),
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

export const homeScenes = {
  'home/hero': hero,
  'home/welcome': welcome,
  'home/community': community,
  'home/events-fallback': eventsFallback,
};
