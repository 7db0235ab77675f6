import { coat, kurta, scrubs, shirt, sports, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { clay, dune, forest, haze, ink, leaf, madder, mist, mix, navy, paper, rose, sand, sea, teal, white, wood } from './palette.ts';
import { bearded, kneel, man, scarfed, seated, student, woman, youngWoman } from './people.ts';
import { dumbbell, pillow, plinth } from './props-clinic.ts';
import { bush, hills, tent, tree } from './props-outdoors.ts';
import { clipboard, plant, window } from './props-room.ts';
import { picture, polygon, rect, stroke, track } from './shapes.ts';
import { archStage, circleStage, openStage, roomStage } from './stage.ts';

const floor = 520;

function sportsPhysiotherapy(): string {
  const athlete = figure({ height: 400, hip: [400, 352], lean: 90, legs: [[-90, -152], [-90, -90]], arms: [[64, 110], [70, 100]], turn: 0.2, nod: -24 }, man('deep'), sports(madder, navy));
  const { knee, ankle } = athlete.at.near.leg;
  const physio = figure({ height: 425, ground: [170, floor], lean: 12, nod: 8, legs: [[-12, -16], [14, 4]], arms: [{ to: ankle }, { to: [knee[0] + 26, knee[1] - 12] }] }, bearded('fair'), tracksuit(teal));
  return picture(
    800, 600,
    roomStage(800, 600, floor),
    window(560, 80, 170, 150, haze),
    goniometer({ at: knee, radius: 150, from: -90, to: -152, scale: [-190, -70] }),
    plinth(220, 376, 460, floor - 376, forest),
    physio.back, athlete.all, pivot(knee, 9), physio.body, physio.front,
    dumbbell(720, floor - 14, 0.8),
    pillow(600, 380, 70),
  );
}

function taping(): string {
  const model = figure({ height: 520, hip: [400, 480], legs: [[88, 2], [84, 8]], arms: [[94, 100], [20, 60]], turn: 0.5, nod: -2 }, man('wheat'), { ...sports(rose, navy), sleeve: 0.04 });
  const { shoulder, elbow } = model.at.near.arm;
  const hands = figure({ height: 560, ground: [220, 680], lean: 12, nod: 8, arms: [{ to: [shoulder[0] - 6, shoulder[1] - 8] }, { to: [elbow[0] - 10, elbow[1] - 22] }] }, woman('deep'), scrubs());
  return picture(
    800, 600,
    circleStage(800, 600, 600, 430),
    goniometer({ at: shoulder, radius: 270, from: 30, to: 96, scale: [10, 170] }),
    rect(forest, 250, 512, 330, 26, 13),
    rect(mist, 250, 536, 330, 64),
    hands.back,
    model.all,
    stroke(sea, track([shoulder[0] - 4, shoulder[1] - 22], [elbow[0] - 16, elbow[1] - 12]) + track([shoulder[0] - 12, shoulder[1] + 10], [elbow[0] - 20, elbow[1] + 10]), 12),
    pivot(shoulder, 10),
    hands.body, hands.front,
    `<circle stroke="${sea}" stroke-width="22" cx="690" cy="520" r="30"/><circle stroke="${rose}" stroke-width="22" cx="640" cy="566" r="24"/>`,
  );
}

function fitnessAssessment(): string {
  const reacher = figure({ height: 400, hip: [260, 458], lean: 38, legs: [[92, 90], [90, 91]], arms: [[78, 82], [76, 80]], nod: 10 }, scarfed('fair', rose), { ...tracksuit(rose), legs: navy });
  const { hip } = reacher.at.near.leg;
  const assessor = figure({ ...kneel(640, floor - 26, 400), facing: -1, nod: 12, arms: [[20, 96], { to: [560, 418] }] }, man('brown', true), tracksuit(teal));
  return picture(
    800, 600,
    archStage(800, 600, floor, 400, 600),
    goniometer({ at: hip, radius: 250, from: 90, to: 142, scale: [80, 190] }),
    rect(sea, 120, floor - 30, 420, 14, 7),
    rect(wood, 494, 400, 20, 96, 4),
    rect(dune, 440, 396, 150, 14, 4),
    stroke(ink, 'M460 396v-10M480 396v-10M500 396v-10M520 396v-10M540 396v-10M560 396v-10'),
    reacher.all, pivot(hip, 9), assessor.all,
    clipboard(566, 350, 0.7),
  );
}

function yoga(): string {
  const warrior = figure({ height: 410, ground: [390, floor], turn: 1, legs: [[-52, -52], [86, 4]], feet: [90, 90], arms: [[-90, -90], [90, 90]] }, student('brown'), { ...kurta(rose, navy), hem: 0.1 });
  const treePose = figure({ height: 320, ground: [690, floor - 60], facing: -1, turn: 0.9, legs: [[0, 0], [64, -52]], arms: [[-168, -184], [168, 184]] }, man('wheat'), { ...shirt(white, sea) });
  const sitting = figure({ height: 320, hip: [110, floor - 76], turn: 0.7, legs: [[80, -72], [86, -66]], arms: [[30, 66], [40, 70]] }, woman('deep'), { ...kurta(teal, paper), hem: 0.3 });
  const { hip, knee } = warrior.at.far.leg;
  return picture(
    800, 600,
    openStage(800, 600, floor - 80, mist, mix(leaf, paper, 0.55)),
    hills(800, 300, 440, haze, 1),
    tree(60, 440, 250, forest),
    rect(clay, 30, floor - 64, 170, 10, 5),
    rect(clay, 610, floor - 64, 170, 10, 5),
    rect(teal, 190, floor - 4, 420, 12, 6),
    sitting.all, treePose.all,
    goniometer({ at: knee, radius: 96, from: 4, to: 266 - 360, scale: [-120, 30] }),
    warrior.all, pivot(knee, 9),
    hip[0] < 0 ? '' : '',
  );
}

function athletics(): string {
  const jumper = figure({ height: 390, hip: [400, 270], lean: 34, nod: -18, legs: [[-70, -130], [96, 84]], arms: [[-40, 20], [84, 110]], feet: [-40, 150] }, student('deep'), sports(rose, navy));
  const coach = figure({ height: 330, ground: [700, 470], facing: -1, arms: [[10, 100], [70, 110]] }, man('brown', true), tracksuit(teal));
  const { hip } = jumper.at.near.leg;
  const hurdle = (x: number, s: number) => stroke(white, track([x, floor + 40], [x, floor + 40 - 170 * s]), 9 * s) + rect(white, x - 14 * s, floor + 40 - 190 * s, 28 * s, 44 * s, 3);
  return picture(
    800, 600,
    openStage(800, 600, 470, mist, clay),
    hills(800, 340, 440, haze),
    rect(mix(leaf, paper, 0.4), 0, 400, 800, 72),
    tree(90, 420, 240, forest),
    stroke(paper, 'M0 500h800M0 584h800'),
    goniometer({ at: [400, 560], radius: 330, from: 138, to: 222, scale: [120, 240], wedge: false }),
    coach.all,
    hurdle(420, 1),
    goniometer({ at: hip, radius: 0.1, from: 0, to: 1, wedge: false }).slice(0, 0),
    jumper.all,
    pivot(hip, 9),
  );
}

function firstAid(): string {
  const injured = figure({ height: 390, hip: [420, 470], lean: -90, legs: [[92, 90], [128, 40]], arms: [[80, 88], [80, 90]], turn: 0.3 }, man('wheat'), shirt(rose, navy));
  const { chest } = injured.at;
  const helper = figure({ ...kneel(430, floor - 16, 400), facing: -1, lean: 34, nod: 10, arms: [{ to: [chest[0] + 26, 448] }, { to: [chest[0] + 34, 446] }], legs: [[10, -86], [64, -84]], feet: [-66, -66] }, youngWoman('deep'), tracksuit(teal));
  const trainer = figure({ height: 420, ground: [680, floor], facing: -1, arms: [[6, 30], [76, 104]] }, bearded('brown'), { ...shirt(white, navy) });
  return picture(
    800, 600,
    circleStage(800, 600, floor, 400),
    bush(90, floor, 40, forest),
    rect(sea, 130, floor - 14, 480, 14, 7),
    rect(white, 60, 440, 110, 80, 10),
    stroke(white, 'M95 440v-14h40v14', 8),
    stroke(madder, 'M115 460v40M95 480h40', 13),
    goniometer({ at: helper.at.hip, radius: 190, from: 180, to: 214, scale: [150, 250] }),
    trainer.all,
    injured.back, injured.body,
    helper.back,
    injured.front,
    helper.body, helper.front,
    pivot(helper.at.hip, 9),
  );
}

function adventure(): string {
  const slope = (x: number) => 560 - (x - 120) * 0.46;
  const angle = (Math.atan(0.46) * 180) / Math.PI;
  const climber = (x: number, face: Parameters<typeof figure>[1], colour: string, pack: string) => {
    const y = slope(x);
    const body = figure({ height: 270, hip: [x, y - 126], lean: 20, legs: [{ to: [x - 34, slope(x - 34) - 9] }, { to: [x + 42, slope(x + 42) - 9], bend: 1 }], arms: [{ to: [x + 62, y - 168] }, [40, 90]] }, face, { ...shirt(colour, navy), sleeve: 0.9 });
    const [cx, cy] = body.at.chest;
    return rect(pack, cx - 58, cy - 10, 44, 70, 14) + body.all + stroke(wood, track([x + 64, y - 190], [x + 72, slope(x + 72)]), 5);
  };
  return picture(
    800, 600,
    openStage(800, 600, 480, mist, leaf),
    hills(800, 300, 480, haze, 1),
    tent(60, 500, 190, rose),
    `<path fill="${mix(forest, leaf, 0.4)}" d="M120 560L800 ${slope(800)}V600H0V580Z"/>`,
    tree(700, slope(700) + 6, 220, forest),
    goniometer({ at: [120, 560], radius: 560, from: 90, to: 90 + angle, scale: [84, 130], step: 3 }),
    `<path fill="${mix(forest, leaf, 0.4)}" d="M120 560L800 ${slope(800)}V600H120Z" fill-opacity=".0"/>`,
    stroke(paper, track([120, 560], [800, 560])),
    pivot([120, 560], 11),
    climber(300, man('brown'), teal, rose),
    climber(450, youngWoman('wheat'), rose, teal),
    climber(590, scarfed('deep', paper), navy, clay),
  );
}

export const campScenes = {
  'camps/sports-physiotherapy': sportsPhysiotherapy,
  'camps/taping-workshop': taping,
  'camps/fitness-assessment': fitnessAssessment,
  'camps/yoga-and-flexibility': yoga,
  'camps/athletics-training': athletics,
  'camps/first-aid-training': firstAid,
  'camps/adventure-camp': adventure,
};
export const u = [coat, sand, seated, polygon, plant];
