import { createElement, type SVGProps } from 'react';

interface IconData {
  /** Elements of a drawing of 24 × 24 units. */
  node: [tag: string, attributes: Record<string, string>][];
}

/** In place of lucide's own function of this name (scripts/build/small-icons.ts). An icon is decoration unless it has a name. */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import it so
export default function createLucideIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
