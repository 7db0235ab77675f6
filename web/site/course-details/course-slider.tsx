import type { Picture as Words } from '#shared/website/content.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { PauseButton } from '#web/site/parts/pause-button.tsx';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/**
 * Pictures that fade into each other every 4 s (slider-script), with marks to choose one, a bar to drag and a pause
 * button. Without a script they are shown one below the other.
 */
export function CourseSlider({ images }: { images: readonly Words[] }) {
  const { courseDetail } = useWords('courses');
  const { sliderLabel, sliderBar } = courseDetail;
  const name = (index: number) =>
    courseDetail.sliderPicture
      .replace('{number}', String(index + 1))
      .replace('{total}', String(images.length));
  return (
    <section
      id="course-slider"
      aria-roledescription="carousel"
      aria-label={sliderLabel}
      className="self-center pb-4 md:py-10 print:hidden"
    >
      <ul className="grid gap-4">
        {images.map((picture, index) => (
          <li
            key={picture.src}
            aria-label={name(index)}
            data-picture
            data-shown={index === 0 || undefined}
            className="invisible col-start-1 row-start-1 opacity-0 transition-[opacity,visibility] duration-700 data-shown:visible data-shown:opacity-100 noscript:visible noscript:row-auto noscript:opacity-100"
          >
            <Picture
              picture={picture}
              isHero={index === 0}
              sizes="(min-width: 48rem) 32rem, 100vw"
              className="aspect-video w-full rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
      <div
        hidden={images.length < 2}
        className="mt-1 flex min-h-11 items-center gap-1 noscript:hidden [[hidden]]:hidden"
      >
        {images.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            data-go={index}
            aria-label={name(index)}
            aria-current={index === 0 ? 'true' : undefined}
            className="group grid size-11 place-items-center"
          >
            <span className="size-3 rounded-full border-2 border-teal transition-colors group-aria-[current]:bg-teal" />
          </button>
        ))}
        <input
          type="range"
          min={0}
          max={images.length - 1}
          step={1}
          defaultValue={0}
          data-bar
          aria-label={sliderBar}
          aria-valuetext={name(0)}
          className="slider-bar mx-3 h-11 min-w-0 flex-1"
        />
        <PauseButton />
      </div>
    </section>
  );
}
