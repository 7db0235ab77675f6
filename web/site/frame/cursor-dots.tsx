import { cursorTrailDots } from '#web/site/parts/motion.ts';

/** The dots that follow the pointer, added to the page by cursor-trail on devices with a mouse. */
export function CursorDots() {
  return (
    <template id="cursor-dots">
      <div className="cursor-trail no-print" aria-hidden="true">
        {Array.from({ length: cursorTrailDots }, (_, number) => (
          <i key={number} hidden />
        ))}
      </div>
    </template>
  );
}
