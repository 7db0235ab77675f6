import { sports, tracksuit } from './clothes.ts';
import { figure } from './figure.ts';
import { goniometer, pivot } from './goniometer.ts';
import { ink, mist, navy, rose, teal, wood } from './palette.ts';
import { bearded, man, student } from './people.ts';
import { dumbbell, treadmill } from './props-clinic.ts';
import { window } from './props-room.ts';
import { picture, stroke, track } from './shapes.ts';
import { archStage, circleStage } from './stage.ts';

const floor = 520;

function treadmillScene(): string {
  const mill = treadmill(220, floor, 360, 290);
  const runner = figure(
    {
      height: 420,
      ground: [370, floor - 32],
      lean: 10,
      legs: [
        [-36, -86],
        [54, 2],
      ],
      arms: [
        [54, 128],
        [-50, 30],
      ],
    },
    bearded('wheat'),
    sports(rose),
  );
  const { hip } = runner.at.far.leg;
  const coach = figure(
    {
      height: 410,
      ground: [110, floor],
      arms: [
        [-6, 10],
        [30, 100],
      ],
    },
    student('deep'),
    tracksuit(teal),
  );
  return picture(
    800,
    600,
    circleStage(800, 600, floor, 420),
    window(640, 80, 120, 170, mist),
    goniometer({ at: hip, radius: 200, from: -30, to: 54, scale: [-50, 90] }),
    mill.behind,
    runner.all,
    pivot([hip[0] - 6, hip[1]], 9),
    mill.over,
    coach.all,
  );
}

function weights(): string {
  const squat = figure(
    {
      height: 430,
      hip: [390, 392],
      lean: 28,
      turn: 0.4,
      legs: [
        [82, -14],
        [76, -10],
      ],
      feet: [90, 90],
      arms: [
        [88, 92],
        [86, 90],
      ],
      nod: -16,
    },
    student('wheat'),
    { ...sports(teal), legs: navy },
  );
  const spotter = figure(
    {
      height: 420,
      ground: [150, floor],
      arms: [
        [20, 80],
        [30, 92],
      ],
    },
    man('deep'),
    tracksuit(rose),
  );
  const { hip } = squat.at.near.leg;
  const [hx, hy] = squat.at.near.arm.hand;
  return picture(
    800,
    600,
    archStage(800, 600, floor, 420, 600, mist),
    goniometer({ at: hip, radius: 160, from: 82, to: 152, scale: [60, 200] }),
    spotter.all,
    squat.all,
    pivot(hip, 9),
    dumbbell(hx, hy, 0.9, ink),
    stroke(
      wood,
      track([620, 400], [780, 400]) +
        track([620, 470], [780, 470]) +
        track([630, 390], [630, floor]) +
        track([770, 390], [770, floor]),
      9,
    ),
    dumbbell(664, 382, 0.7),
    dumbbell(736, 382, 0.7, teal),
    dumbbell(664, 452, 0.8, rose),
    dumbbell(736, 452, 0.8),
  );
}

export const fitnessGalleryScenes = {
  'facilities/gallery/fitness-treadmill': treadmillScene,
  'facilities/gallery/fitness-weights': weights,
};
