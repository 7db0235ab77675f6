// Dots at the last 15 positions of the pointer. They catch no clicks.

export function startCursorTrail(): void {
  const template = document.querySelector<HTMLTemplateElement>('#cursor-dots');
  if (!template) return;
  const dots = [...template.content.querySelectorAll('i')];
  template.replaceWith(template.content);

  const places: { x: number; y: number }[] = [];
  let isDrawing = false;
  const draw = () => {
    isDrawing = false;
    for (const [index, dot] of dots.entries()) {
      const place = places[index];
      dot.hidden = !place;
      if (place)
        dot.style.transform = `translate(${place.x}px, ${place.y}px) scale(${1 - index / dots.length})`;
    }
  };
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      places.unshift({ x, y });
      places.length = Math.min(places.length, dots.length);
      if (isDrawing) return;
      isDrawing = true;
      requestAnimationFrame(draw);
    },
    { passive: true },
  );
}
