import { generate } from 'lean-qr/nano';

/** A QR code, to be read from the screen. Its text must stand beside it in another form for those who cannot scan. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  let dark = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark += `M${x} ${y}h1v1h-1z`;
  }
  // Four light modules around it: without them cameras do not find it.
  const margin = 4;
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-52 bg-white text-black"
    >
      <path d={dark} fill="currentColor" />
    </svg>
  );
}
