import { coat, dhoti, kurta, saree, scrubs, shirt, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import {
  clay,
  forest,
  haze,
  ink,
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
} from './palette.ts';
import { bearded, farmer, handsOnLap, kneel, man, seated, student, woman, youngWoman } from './people.ts';
import { chair } from './props-clinic.ts';
import { building, cloud, hills, hut, paddy, palm, tree } from './props-outdoors.ts';
import { books, bookshelf, flask, laptop, microscope, plant, table } from './props-room.ts';
import { picture, rect, stroke, track } from './shapes.ts';
import { circleStage, openStage, roomStage } from './stage.ts';

function digitalLibrary(): string {
  const floor = 520;
  const reader = figure(
    {
      height: 400,
      hip: [300, 404],
      legs: seated,
      arms: [{ to: [430, 330] }, { to: [446, 326] }],
      lean: 4,
      nod: 8,
    },
    student('wheat', true),
    kurta(rose, navy, teal),
  );
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    bookshelf(40, 70, 200, 4, 108, 3),
    bookshelf(560, 70, 200, 4, 108, 8),
    goniometer({ at: [522, 346], radius: 140, from: 159, to: 270, scale: [130, 270] }),
    chair(290, 424, floor - 424, 1, sea),
    reader.back,
    reader.body,
    table(380, 360, 250, floor - 360),
    laptop(470, 352),
    pivot([522, 347], 9),
    books(556, 352),
    reader.front,
  );
}

function researchLaboratory(): string {
  const floor = 530;
  const scientist = figure(
    {
      height: 440,
      ground: [250, floor],
      lean: 14,
      nod: 14,
      arms: [{ to: [392, 330] }, { to: [400, 296] }],
      legs: [
        [-6, -8],
        [10, 2],
      ],
    },
    woman('brown'),
    coat(rose, navy),
  );
  const walker = figure(
    {
      height: 300,
      ground: [620, 366],
      legs: [
        [-24, -34],
        [26, 8],
      ],
      arms: [
        [28, 50],
        [-26, 0],
      ],
    },
    { ...man('deep') },
    shirt(sea, navy),
  );
  const { hip, knee, ankle } = walker.at.far.leg;
  return picture(
    800,
    600,
    roomStage(800, 600, floor),
    rect(white, 470, 40, 300, 340, 10),
    rect(mix(mist, white, 0.5), 482, 52, 276, 316, 4),
    goniometer({ at: hip, radius: 116, from: -24, to: 26, scale: [-50, 60] }),
    walker.all,
    stroke(paper, track(hip, knee, ankle)),
    pivot(hip, 8),
    stroke(haze, 'M60 150h230M60 260h120', 12),
    flask(100, 144, 0.8, sea),
    flask(180, 144, 0.8, rose),
    rect(forest, 226, 84, 44, 60, 6),
    books(70, 254, [teal, clay]),
    table(330, 420, 440, floor - 420, white),
    microscope(420, 412, 0.95),
    flask(690, 412, 0.8, rose),
    flask(740, 412, 0.6, sea),
    scientist.all,
  );
}

function communityServices(): string {
  const floor = 510;
  const farmerSits = figure(
    {
      height: 400,
      hip: [240, 402],
      legs: [
        [88, 40],
        [84, 4],
      ],
      arms: handsOnLap,
      nod: 4,
    },
    farmer('deep'),
    { ...dhoti(white, paper, sea), cut: 'knee', legs: paper },
  );
  const { knee, ankle } = farmerSits.at.near.leg;
  const therapist = figure(
    {
      ...kneel(490, floor, 400),
      facing: -1,
      lean: 10,
      arms: [{ to: ankle }, { to: [ankle[0] + 4, ankle[1] + 22] }],
    },
    bearded('wheat'),
    scrubs(),
  );
  const wife = figure(
    {
      height: 385,
      ground: [660, floor],
      facing: -1,
      arms: [
        [4, 20],
        [24, 100],
      ],
    },
    woman('brown'),
    saree(madder, forest, forest),
  );
  return picture(
    800,
    600,
    openStage(800, 600, floor),
    cloud(520, 90),
    hills(800, 290, 380),
    paddy(800, 360, floor),
    hut(560, 400, 170),
    palm(90, 470, 380),
    goniometer({ at: knee, radius: 140, from: 0, to: 40, scale: [-20, 120] }),
    stroke(
      clay,
      track([150, 424], [330, 424]) + track([168, 428], [168, floor]) + track([312, 428], [312, floor]),
      12,
    ),
    farmerSits.all,
    pivot(knee, 9),
    wife.all,
    therapist.all,
  );
}

function scholarships(): string {
  const floor = 530;
  const graduate = figure(
    {
      height: 390,
      ground: [320, floor],
      arms: [
        [-6, 12],
        [148, 154],
      ],
      turn: 0.6,
      nod: -6,
    },
    youngWoman('brown'),
    { ...kurta(teal, navy), hem: 1.1, sleeve: 0.8, under: rose },
  );
  const { hand, shoulder } = graduate.at.far.arm;
  const [hx, hy] = graduate.at.head;
  const mother = figure(
    {
      height: 370,
      ground: [540, floor],
      facing: -1,
      arms: [
        [16, 104],
        [28, 112],
      ],
    },
    woman('deep'),
    saree(rose, forest, forest),
  );
  return picture(
    800,
    600,
    circleStage(800, 600, floor, 400),
    building(60, floor, 680, 3, paper),
    rect(sand, 0, floor, 800, 70),
    goniometer({ at: shoulder, radius: 180, from: 0, to: 151, scale: [-10, 190] }),
    graduate.all,
    pivot(shoulder, 10),
    stroke(white, track([hand[0] - 30, hand[1] - 4], [hand[0] + 34, hand[1] - 16]), 22),
    stroke(rose, track([hand[0] + 1, hand[1] - 20], [hand[0] + 4, hand[1] - 2]), 7),
    `<path fill="${ink}" d="M${Math.round(hx) - 54} ${Math.round(hy) - 30}l52-18l54 14l-52 20zM${Math.round(hx) - 25} ${Math.round(hy) - 23}v18q26 12 50-2v-16z"/>`,
    stroke(rose, track([hx, hy - 32], [hx - 44, hy - 24], [hx - 46, hy + 4])),
    mother.all,
    plant(680, floor, 0.8),
  );
}

function sportsTrainingCamping(): string {
  const floor = 500;
  const runner = figure(
    {
      height: 390,
      ground: [330, floor],
      lean: 16,
      nod: -10,
      legs: [
        [-34, -88],
        [52, 4],
      ],
      arms: [
        [58, 130],
        [-50, 30],
      ],
    },
    man('deep'),
    { ...tracksuit(madder), sleeve: 0.26, cut: 'shorts', legs: navy, stripe: undefined },
  );
  const coach = figure(
    {
      height: 400,
      ground: [640, floor],
      facing: -1,
      arms: [
        [6, 96],
        [60, 120],
      ],
    },
    student('fair'),
    tracksuit(teal),
  );
  const { hip } = runner.at.near.leg;
  return picture(
    800,
    600,
    openStage(800, 600, floor, mist, clay),
    hills(800, 330, 440, haze, 1),
    rect(mix(forest, paper, 0.5), 0, 420, 800, floor - 420),
    tree(120, 430, 220, forest),
    tree(720, 430, 260),
    stroke(paper, `M0 530h800M0 574h800`),
    goniometer({ at: hip, radius: 170, from: -36, to: 54, scale: [-60, 90] }),
    runner.all,
    pivot(hip, 10),
    coach.all,
  );
}

export const serviceScenes = {
  'services/digital-library': digitalLibrary,
  'services/research-laboratory': researchLaboratory,
  'services/community-services': communityServices,
  'services/scholarships': scholarships,
  'services/sports-training-camping': sportsTrainingCamping,
};
