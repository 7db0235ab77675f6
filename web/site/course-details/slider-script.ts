// The pictures of a course: the next one every 4 s, unless somebody holds them or wants nothing to move.
import { courseSlider } from '#content/motion.ts';

const slider = document.getElementById('course-slider');
const pictures = [...(slider?.querySelectorAll('[data-picture]') ?? [])];
const marks = [...(slider?.querySelectorAll<HTMLElement>('[data-go]') ?? [])];
const bar = slider?.querySelector<HTMLInputElement>('[data-bar]');
/** While it matches, the pictures stay. Touch leaves :hover behind, on whatever was tapped last. */
const held = `[data-paused], :has(:focus-visible)${matchMedia('(hover: hover)').matches ? ', :hover' : ''}`;
let current = 0;
let timer = 0;

/** @param next counted from 0, beyond the end it begins again */
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

/** Each picture has its full time, also after one was chosen by hand. */
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
show(0); // a reload may bring the bar back where it was
restart();
