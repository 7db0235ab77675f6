import { kurta, shirt, sports, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import type { Face } from './head.ts';
import {
  clay,
  forest,
  haze,
  leaf,
  madder,
  mist,
  mix,
  navy,
  paper,
  rose,
  sea,
  teal,
  white,
  wood,
} from './palette.ts';
import { bearded, kneel, man, student, woman, youngWoman } from './people.ts';
import { bush, cloud, hills, tent, tree } from './props-outdoors.ts';
import { picture, rect, stroke, track } from './shapes.ts';
import { circleStage, openStage } from './stage.ts';

const floor = 520;

function yoga(): string {
  const warrior = figure(
    {
      height: 410,
      ground: [390, floor],
      turn: 1,
      legs: [
        [-52, -52],
        [86, 4],
      ],
      feet: [90, 90],
      arms: [
        [-90, -90],
        [90, 90],
      ],
    },
    student('brown'),
    { ...kurta(rose, navy), hem: 0.1 },
  );
  const treePose = figure(
    {
      height: 320,
      ground: [690, floor - 60],
      facing: -1,
      turn: 0.9,
      legs: [
        [0, 0],
        [64, -52],
      ],
      arms: [
        [-168, -184],
        [168, 184],
      ],
    },
    man('wheat'),
    { ...shirt(white, sea) },
  );
  const sitting = figure(
    {
      height: 320,
      hip: [110, floor - 84],
      feet: [-80, -80],
      turn: 0.7,
      legs: [
        [82, -84],
        [86, -80],
      ],
      arms: [
        [30, 66],
        [40, 70],
      ],
    },
    woman('deep'),
    { ...kurta(teal, paper), hem: 0.3 },
  );
  const { knee } = warrior.at.far.leg;
  return picture(
    800,
    600,
    openStage(800, 600, floor - 80, mist, mix(leaf, paper, 0.55)),
    hills(800, 300, 440, haze, 1),
    tree(60, 440, 250, forest),
    rect(clay, 30, floor - 64, 170, 10, 5),
    rect(clay, 610, floor - 64, 170, 10, 5),
    rect(teal, 190, floor - 4, 420, 12, 6),
    sitting.all,
    treePose.all,
    goniometer({ at: knee, radius: 96, from: 4, to: 266 - 360, scale: [-120, 30] }),
    warrior.all,
    pivot(knee, 9),
  );
}

function athletics(): string {
  const jumper = figure(
    {
      height: 390,
      hip: [400, 270],
      lean: 34,
      nod: -18,
      legs: [
        [-70, -130],
        [96, 84],
      ],
      arms: [
        [-40, 20],
        [84, 110],
      ],
      feet: [-40, 150],
    },
    student('deep'),
    sports(rose, navy),
  );
  const coach = figure(
    {
      height: 330,
      ground: [748, 470],
      facing: -1,
      arms: [
        [10, 20],
        [16, 96],
      ],
    },
    man('brown', true),
    tracksuit(teal),
  );
  const { hip } = jumper.at.near.leg;
  return picture(
    800,
    600,
    openStage(800, 600, 470, mist, clay),
    hills(800, 340, 440, haze),
    rect(mix(leaf, paper, 0.4), 0, 400, 800, 72),
    tree(90, 420, 240, forest),
    stroke(paper, 'M0 500h800M0 584h800'),
    goniometer({ at: [400, 560], radius: 330, from: 138, to: 222, scale: [120, 240], wedge: false }),
    coach.all,
    stroke(white, track([370, 556], [370, 392]) + track([470, 540], [470, 380]), 8),
    stroke(white, track([356, 392], [484, 376]), 20),
    stroke(rose, track([392, 388], [416, 385]) + track([440, 382], [462, 379]), 20),
    jumper.all,
    pivot(hip, 9),
  );
}

function firstAid(): string {
  const injured = figure(
    {
      height: 390,
      hip: [420, 470],
      lean: -90,
      legs: [
        [92, 90],
        [128, 40],
      ],
      arms: [
        [80, 88],
        [80, 90],
      ],
      turn: 0.3,
    },
    man('wheat'),
    shirt(rose, navy),
  );
  const { chest } = injured.at;
  const helper = figure(
    {
      ...kneel(430, floor - 16, 400),
      facing: -1,
      lean: 34,
      nod: 10,
      arms: [{ to: [chest[0] + 26, 448] }, { to: [chest[0] + 34, 446] }],
      legs: [
        [10, -86],
        [64, -84],
      ],
      feet: [-66, -66],
    },
    youngWoman('deep'),
    tracksuit(teal),
  );
  const trainer = figure(
    {
      height: 420,
      ground: [680, floor],
      facing: -1,
      arms: [
        [6, 30],
        [76, 104],
      ],
    },
    bearded('brown'),
    { ...shirt(white, navy) },
  );
  return picture(
    800,
    600,
    circleStage(800, 600, floor, 400),
    bush(90, floor, 40, forest),
    rect(sea, 130, floor - 14, 480, 14, 7),
    rect(white, 60, 440, 110, 80, 10),
    stroke(white, 'M95 440v-14h40v14', 8),
    stroke(madder, 'M115 460v40M95 480h40', 13),
    goniometer({ at: helper.at.hip, radius: 190, from: 180, to: 214, scale: [150, 250] }),
    trainer.all,
    helper.back,
    helper.body,
    injured.all,
    helper.front,
    pivot(helper.at.hip, 9),
  );
}

function adventure(): string {
  const slope = (x: number) => 560 - (x - 120) * 0.46;
  const angle = (Math.atan(0.46) * 180) / Math.PI;
  const climber = (x: number, face: Face, colour: string, pack: string) => {
    const y = slope(x);
    const body = figure(
      {
        height: 270,
        hip: [x, y - 126],
        lean: 20,
        legs: [{ to: [x - 34, slope(x - 34) - 9] }, { to: [x + 42, slope(x + 42) - 9], bend: 1 }],
        arms: [{ to: [x + 62, y - 168] }, [40, 90]],
      },
      face,
      { ...shirt(colour, navy), sleeve: 0.9 },
    );
    const [cx, cy] = body.at.chest;
    return (
      rect(pack, cx - 58, cy - 10, 44, 70, 14) +
      body.all +
      stroke(wood, track([x + 64, y - 190], [x + 72, slope(x + 72)]), 5)
    );
  };
  return picture(
    800,
    600,
    openStage(800, 600, 480, mist, leaf),
    hills(800, 300, 480, haze, 1),
    cloud(150, 120, 1.2),
    cloud(380, 70, 0.8),
    tent(60, 500, 190, rose),
    `<path fill="${mix(forest, leaf, 0.4)}" d="M120 560L800 ${slope(800)}V600H0V580Z"/>`,
    tree(700, slope(700) + 6, 220, forest),
    goniometer({ at: [120, 560], radius: 560, from: 90, to: 90 + angle, scale: [84, 130], step: 3 }),
    stroke(paper, track([120, 560], [800, 560])),
    pivot([120, 560], 11),
    climber(300, man('brown'), teal, rose),
    climber(450, youngWoman('wheat'), rose, teal),
    climber(590, man('deep', true), navy, clay),
  );
}

export const outdoorCampScenes = {
  'camps/yoga-and-flexibility': yoga,
  'camps/athletics-training': athletics,
  'camps/first-aid-training': firstAid,
  'camps/adventure-camp': adventure,
};
