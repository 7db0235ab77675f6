export type Point = readonly [x: number, y: number];
type Circle = readonly [x: number, y: number, r: number];

/** Every thin line in every picture has this weight, in picture units. */
export const lineWeight = 3;

/** One decimal for small numbers; coordinates above 100 are whole, which keeps the files small. */
export function n(value: number): string {
  return String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));
}

export function add(a: Point, b: Point, by = 1): Point {
  return [a[0] + b[0] * by, a[1] + b[1] * by];
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function picture(width: number, height: number, ...parts: string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="${lineWeight}" stroke-linecap="round" stroke-linejoin="round">`;
  return `${head}${parts.join('')}</svg>\n`;
}

function thickness(weight: number): string {
  return weight === lineWeight ? '' : ` stroke-width="${n(weight)}"`;
}

export function rect(fill: string, x: number, y: number, w: number, h: number, radius = 0): string {
  const rx = radius ? ` rx="${n(radius)}"` : '';
  return `<rect fill="${fill}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx}/>`;
}

export function disc(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
}

export function ring(colour: string, x: number, y: number, r: number, weight = lineWeight): string {
  return `<circle stroke="${colour}"${thickness(weight)} cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse fill="${fill}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
}

export function fill(colour: string, ...paths: string[]): string {
  return `<path fill="${colour}" d="${paths.join('')}"/>`;
}

export function stroke(colour: string, d: string, weight = lineWeight): string {
  return `<path stroke="${colour}"${thickness(weight)} d="${d}"/>`;
}

/** A stroke of round beads: plaits, garlands, strings of lamps. */
export function beads(colour: string, d: string, size: number, gap: number): string {
  return `<path stroke="${colour}" stroke-width="${n(size)}" stroke-dasharray="0 ${n(gap)}" d="${d}"/>`;
}

export function track(...points: Point[]): string {
  return points
    .map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`)
    .join('')
    .replaceAll(' -', '-');
}

export function polygon(...points: Point[]): string {
  return `${track(...points)}Z`;
}

/** The convex hull of circles, the shape of limbs, torsos and skirts. */
export function hull(...circles: Circle[]): string {
  const steps = 72;
  const points = circles.flatMap(([x, y, r], owner) =>
    Array.from({ length: steps }, (_, step) => {
      const angle = (step / steps) * 2 * Math.PI;
      return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), owner, angle };
    }),
  );
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (sorted: typeof points) => {
    const chain: typeof points = [];
    for (const point of sorted) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b) break;
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const outline = [...half(points), ...half(points.toReversed())];
  const start = outline.findIndex((point, index) => point.owner !== outline.at(index - 1)?.owner);
  const first = outline[0];
  if (start < 0 || !first) {
    const [x, y, r] = circles[0] ?? [0, 0, 0];
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const pen = new Pen();
  for (let from = 0; from < turned.length; ) {
    const enter = turned[from] ?? first;
    let to = from;
    while (turned[to + 1]?.owner === enter.owner) to += 1;
    const leave = turned[to] ?? first;
    const sweep = (leave.angle - enter.angle + 4 * Math.PI) % (2 * Math.PI);
    pen.line(enter.x, enter.y);
    if (to > from) pen.arc(circles[enter.owner]?.[2] ?? 0, sweep > Math.PI, leave.x, leave.y);
    from = to + 1;
  }
  return `${pen.d}Z`;
}

/** Writes relative whole steps: half the bytes of absolute ones, and the rounding does not add up. */
class Pen {
  d = '';
  x = 0;
  y = 0;
  line(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.x, Math.round(y) - this.y];
    if (this.d && dx === 0 && dy === 0) return;
    if (this.d && (dx === 0 || dy === 0)) this.d += dy ? `v${dy}` : `h${dx}`;
    else this.d += this.step(this.d ? 'l' : 'M', x, y);
    [this.x, this.y] = [Math.round(x), Math.round(y)];
  }
  arc(r: number, large: boolean, x: number, y: number): void {
    const small = Math.abs(Math.round(x) - this.x) + Math.abs(Math.round(y) - this.y) < 2;
    if (small || r < 3.5) return this.line(x, y);
    const radius = r < 8 ? n(r) : Math.round(r);
    this.d += `a${radius} ${radius} 0 ${large ? 1 : 0} ${this.step('1', x, y)}`;
  }
  step(command: string, x: number, y: number): string {
    const [dx, dy] = [Math.round(x) - this.x, Math.round(y) - this.y];
    this.x += dx;
    this.y += dy;
    return `${command}${command === '1' && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
  }
}

/** Cloth that ends in a straight edge at `to`, as a cuff or a hem does. */
export function sleeve(from: Circle, to: Point, half: number): string {
  return hull(from, ...cuff([from[0], from[1]], to, half));
}

/** The two corners of such an edge. */
export function cuff(from: Point, to: Point, half: number): [Circle, Circle] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  const corner = half * 0.2;
  return [
    [...add(to, across, half - corner), corner],
    [...add(to, across, corner - half), corner],
  ];
}

/** A limb with two bones, thinner towards its end. */
export function limb(a: Point, b: Point, c: Point, radii: readonly [number, number, number]): string {
  return hull([...a, radii[0]], [...b, radii[1]]) + hull([...b, radii[1]], [...c, radii[2]]);
}
