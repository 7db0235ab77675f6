import type { Face } from './head.ts';
import { greyHair, sea, skins, white } from './palette.ts';
import type { Limb, Pose } from './pose.ts';

type Skin = keyof typeof skins;
type Pair = readonly [Limb, Limb];

export function youngWoman(skin: Skin = 'wheat'): Face {
  return { skin: skins[skin], hair: 'plait', flowers: true, bindi: true };
}

export function woman(skin: Skin = 'brown'): Face {
  return { skin: skins[skin], hair: 'bun', flowers: true, bindi: true };
}

export function student(skin: Skin = 'fair', glasses = false): Face {
  return { skin: skins[skin], hair: 'bob', glasses };
}

export function scarfed(skin: Skin = 'wheat', cloth = sea): Face {
  return { skin: skins[skin], hair: 'scarf', cloth };
}

export function man(skin: Skin = 'brown', moustache = false): Face {
  return { skin: skins[skin], hair: 'short', moustache };
}

export function bearded(skin: Skin = 'wheat'): Face {
  return { skin: skins[skin], hair: 'short', beard: true };
}

export function grandfather(skin: Skin = 'brown', glasses = false): Face {
  return { skin: skins[skin], hair: 'bald', hairColour: greyHair, moustache: true, glasses };
}

export function farmer(skin: Skin = 'deep', cloth = white): Face {
  return { skin: skins[skin], hair: 'turban', hairColour: greyHair, cloth, moustache: true };
}

export function grandmother(skin: Skin = 'deep'): Face {
  return { skin: skins[skin], hair: 'bun', hairColour: greyHair, bindi: true };
}

export function girl(skin: Skin = 'brown', ribbon: string = white): Face {
  return { skin: skins[skin], hair: 'two-plaits', cloth: ribbon };
}

// Near side first.
export const walking: Pair = [
  [-22, -30],
  [24, 8],
];
export const swinging: Pair = [
  [28, 44],
  [-26, -6],
];
export const seated: Pair = [
  [88, 2],
  [83, 10],
];
export const striding: Pair = [
  [-12, -16],
  [16, 6],
];
export const handsOnLap: Pair = [
  [14, 68],
  [22, 70],
];

/** One knee on the floor. */
export function kneel(
  x: number,
  floor: number,
  height: number,
): Pick<Pose, 'height' | 'hip' | 'legs' | 'feet'> {
  return {
    height,
    hip: [x, floor - (1.88 * height) / 7],
    legs: [
      [10, -86],
      [90, 2],
    ],
    feet: [-66, 90],
  };
}
