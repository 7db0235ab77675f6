import { generate } from 'lean-qr/nano';

/** A QR code. The caller also shows its text, for users who cannot scan it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  let dark = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark += `M${x} ${y}h1v1h-1z`;
  }
  // The quiet zone of four light modules is part of the standard: cameras need it to find the code.
  const margin = 4;
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="qr-code w-52"
    >
      <path d={dark} fill="currentColor" />
    </svg>
  );
}
