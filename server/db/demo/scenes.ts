// What the pictures of the sample events show.
import { type Colour, disc, goniometer, line, type Point, rect, type Shape, towards } from './pictures.ts';

export interface Scene {
  ground: Colour;
  shapes: Shape[];
}

interface Pose {
  shirt: Colour;
  /** Directions in degrees, upper and lower part: 0 to the right, 90 up, 270 down. */
  arms: readonly (readonly [number, number])[];
  legs: readonly (readonly [number, number])[];
  lean?: number;
  /** In shorts, for sports; otherwise in trousers. */
  inShorts?: boolean;
}

const standing: Pose['legs'] = [
  [262, 268],
  [278, 272],
];

/** A person of simple limbs, `size` from head to hip. */
function person(hip: Point, size: number, { shirt, arms, legs, lean = 90, inShorts }: Pose): Shape[] {
  const neck = towards(hip, lean, size * 0.62);
  const head = towards(neck, lean, size * 0.26);
  const shoulder = towards(hip, lean, size * 0.52);
  const limb = (
    from: Point,
    [upper, lower]: readonly [number, number],
    length: number,
    sleeve: Colour,
    below: Colour,
  ) => {
    const joint = towards(from, upper, length);
    const end = towards(joint, lower, length);
    return [
      disc('skin', end[0], end[1], size * 0.065),
      line(below, joint, towards(joint, lower, length * (below === 'skin' ? 1 : 0.82)), size * 0.13),
      line(sleeve, from, joint, size * 0.17),
    ];
  };
  return [
    ...legs.flatMap((leg) => limb(hip, leg, size * 0.46, 'ink', inShorts ? 'skin' : 'ink')),
    line(shirt, hip, shoulder, size * 0.34),
    ...arms.flatMap((arm) => limb(shoulder, arm, size * 0.34, shirt, 'skin')),
    disc('skin', head[0], head[1], size * 0.17),
    // Hair: a cap over the upper half of the head.
    ...[40, 90, 140].map((angle) => {
      const [x, y] = towards(head, angle + lean - 90, size * 0.1);
      return disc('ink', x, y - size * 0.03, size * 0.1);
    }),
  ];
}

const floor = (colour: Colour, top = 330) => rect(colour, 0, top, 640, 400);

const welcome: Scene = {
  ground: 'teal',
  shapes: [
    disc('turmeric', 320, 330, 190),
    floor('sand'),
    ...person([180, 245], 120, {
      shirt: 'sea',
      arms: [
        [150, 120],
        [30, 60],
      ],
      legs: standing,
    }),
    ...person([320, 235], 130, {
      shirt: 'paper',
      arms: [
        [140, 100],
        [40, 80],
      ],
      legs: standing,
    }),
    ...person([460, 245], 120, {
      shirt: 'madder',
      arms: [
        [150, 120],
        [30, 60],
      ],
      legs: standing,
    }),
  ],
};

const villageCamp: Scene = {
  ground: 'sand',
  shapes: [
    disc('turmeric', 540, 90, 44),
    disc('sea', 170, 330, 140),
    disc('teal', 170, 345, 62),
    floor('paper'),
    // An elder on a stool, the therapist lifting the arm.
    rect('ink', 420, 278, 480, 330),
    ...person([448, 268], 105, {
      shirt: 'turmeric',
      arms: [
        [175, 185],
        [280, 260],
      ],
      legs: [
        [195, 270],
        [205, 272],
      ],
    }),
    ...person([330, 248], 118, {
      shirt: 'teal',
      arms: [
        [330, 10],
        [300, 350],
      ],
      legs: standing,
    }),
  ],
};

const taping: Scene = {
  ground: 'sea',
  shapes: [
    floor('teal'),
    line('skin', [90, 250], [330, 150], 84),
    line('skin', [330, 150], [470, 340], 66),
    line('paper', [282, 128], [392, 172], 20),
    line('turmeric', [288, 176], [384, 134], 20),
    ...goniometer('ink', [330, 150], 128, 202, 306),
  ],
};

const sportsMeet: Scene = {
  ground: 'turmeric',
  shapes: [
    floor('madder', 300),
    ...[322, 348, 374].map((y) => line('sand', [0, y], [640, y], 4)),
    ...person([250, 205], 120, {
      shirt: 'teal',
      lean: 72,
      inShorts: true,
      arms: [
        [330, 40],
        [215, 150],
      ],
      legs: [
        [330, 275],
        [235, 190],
      ],
    }),
    ...person([480, 205], 120, {
      shirt: 'paper',
      lean: 72,
      inShorts: true,
      arms: [
        [320, 30],
        [220, 155],
      ],
      legs: [
        [320, 265],
        [240, 200],
      ],
    }),
  ],
};

const lecture: Scene = {
  ground: 'sand',
  shapes: [
    rect('teal', 210, 60, 580, 270),
    ...goniometer('turmeric', [395, 230], 130, 12, 168),
    line('paper', [395, 230], towards([395, 230], 62, 118), 6),
    floor('sea'),
    ...person([130, 245], 125, {
      shirt: 'madder',
      arms: [
        [20, 35],
        [265, 275],
      ],
      legs: standing,
    }),
  ],
};

const yoga: Scene = {
  ground: 'paper',
  shapes: [
    disc('turmeric', 320, 200, 150),
    disc('paper', 320, 200, 132),
    floor('teal'),
    ...person([320, 220], 130, {
      shirt: 'sea',
      inShorts: true,
      arms: [
        [125, 70],
        [55, 110],
      ],
      legs: [
        [270, 270],
        [320, 205],
      ],
    }),
  ],
};

const parents: Scene = {
  ground: 'sea',
  shapes: [
    disc('sand', 320, 420, 300),
    floor('teal', 350),
    ...person([190, 262], 120, {
      shirt: 'madder',
      arms: [
        [255, 280],
        [285, 300],
      ],
      legs: standing,
    }),
    ...person([320, 275], 105, {
      shirt: 'paper',
      arms: [
        [245, 265],
        [295, 275],
      ],
      legs: standing,
    }),
    ...person([450, 258], 125, {
      shirt: 'turmeric',
      arms: [
        [255, 240],
        [285, 262],
      ],
      legs: standing,
    }),
  ],
};

const paediatrics: Scene = {
  ground: 'sand',
  shapes: [
    ...goniometer('sea', [300, 330], 250, 20, 160),
    floor('teal'),
    disc('turmeric', 300, 270, 76),
    ...person([300, 176], 78, {
      shirt: 'madder',
      inShorts: true,
      arms: [
        [160, 140],
        [20, 40],
      ],
      legs: [
        [235, 265],
        [305, 275],
      ],
    }),
    ...person([450, 250], 118, {
      shirt: 'teal',
      arms: [
        [165, 150],
        [190, 165],
      ],
      legs: standing,
    }),
  ],
};

export const scenes = {
  welcome,
  villageCamp,
  taping,
  sportsMeet,
  lecture,
  yoga,
  parents,
  paediatrics,
} as const;
