import { blush, ink, line, madder, mist, navy, paper, sea, teal, white } from './palette.ts';

export interface Outfit {
  top: string;
  /** Share of the arm that is covered. */
  sleeve: number;
  /** How far the top falls over the thigh, 0 at the hip, 1 at the knee. */
  hem: number;
  legs: string;
  cut: 'trousers' | 'shorts' | 'knee' | 'long';
  shoes: string;
  /** Saree end or shawl across the chest. */
  drape?: string;
  border?: string;
  /** Worn under an open coat. */
  under?: string;
  stripe?: string;
  narrow?: boolean;
}

export function scrubs(colour = teal, shoes = navy): Outfit {
  return { top: colour, sleeve: 0.3, hem: 0.22, legs: colour, cut: 'trousers', shoes };
}

export function coat(under = sea, legs = navy): Outfit {
  return { top: white, sleeve: 0.95, hem: 0.72, legs, cut: 'trousers', shoes: ink, under };
}

export function saree(colour: string, border: string, blouse: string): Outfit {
  return {
    top: blouse,
    sleeve: 0.3,
    hem: 0,
    legs: colour,
    cut: 'long',
    shoes: madder,
    drape: colour,
    border,
    narrow: true,
  };
}

export function kurta(colour: string, legs = paper, scarf?: string): Outfit {
  return {
    top: colour,
    sleeve: 0.52,
    hem: 0.92,
    legs,
    cut: 'trousers',
    shoes: madder,
    drape: scarf,
    narrow: true,
  };
}

export function shirt(colour: string, legs = navy, shoes = ink): Outfit {
  return { top: colour, sleeve: 0.34, hem: 0.1, legs, cut: 'trousers', shoes };
}

export function dhoti(top: string, cloth = paper, shawl?: string): Outfit {
  return { top, sleeve: 0.36, hem: 0.3, legs: cloth, cut: 'long', shoes: ink, border: sea, drape: shawl };
}

export function tracksuit(colour: string, stripe = white): Outfit {
  return { top: colour, sleeve: 0.95, hem: 0.08, legs: ink, cut: 'trousers', shoes: white, stripe };
}

export function sports(colour: string, legs = navy): Outfit {
  return { top: colour, sleeve: 0.26, hem: 0.06, legs, cut: 'shorts', shoes: white };
}

export function uniform(girl: boolean, colour = teal): Outfit {
  return {
    top: girl ? mist : white,
    sleeve: 0.3,
    hem: 0,
    legs: colour,
    cut: girl ? 'knee' : 'shorts',
    shoes: ink,
  };
}

export function frock(colour = blush): Outfit {
  return { top: colour, sleeve: 0.22, hem: 0, legs: colour, cut: 'knee', shoes: line, narrow: true };
}
