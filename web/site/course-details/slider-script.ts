// The pictures of a course: the next one every 4 s, unless the visitor pauses them or prefers reduced motion.
import { courseSlider } from '#web/site/parts/motion.ts';

const slider = document.getElementById('course-slider');
const pictures = [...(slider?.querySelectorAll('[data-picture]') ?? [])];
const marks = [...(slider?.querySelectorAll<HTMLElement>('[data-go]') ?? [])];
const bar = slider?.querySelector<HTMLInputElement>('[data-bar]');
/**
 * While this selector matches, the slider pauses. It excludes touch screens, where :hover stays on the last tapped
 * element.
 */
const held = `[data-paused] *, :has(:focus-visible)${matchMedia('(hover: hover)').matches ? ', :hover' : ''}`;
let current = 0;
let timer = 0;

/** @param next index of the picture; beyond the last one it wraps to the first */
function show(next: number): void {
  current = next % pictures.length;
  for (const [index, picture] of pictures.entries()) {
    picture.toggleAttribute('data-shown', index === current);
    if (index === current) marks[index]?.setAttribute('aria-current', 'true');
    else marks[index]?.removeAttribute('aria-current');
  }
  if (bar) {
    bar.value = String(current);
    bar.setAttribute('aria-valuetext', marks[current]?.ariaLabel ?? '');
  }
}

/** Restarts the timer, so that a picture chosen by hand is also shown for the full time. */
function restart(): void {
  clearInterval(timer);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  timer = window.setInterval(() => {
    if (!slider?.matches(held)) show(current + 1);
  }, courseSlider);
}

for (const mark of marks)
  mark.addEventListener('click', () => {
    show(Number(mark.dataset.go));
    restart();
  });
bar?.addEventListener('input', () => {
  show(Number(bar.value));
  restart();
});
show(0); // after a reload the browser may restore the value of the bar
restart();
