import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

export function StudentVoices() {
  const { studentVoices } = useWords('home');
  return (
    <section className="page-width section-space" aria-labelledby="student-voices">
      <h2 id="student-voices" className="text-3xl">
        {studentVoices.heading}
      </h2>
      <ul
        className="mt-4 flex gap-6 sm:mt-8 pb-3 max-md:-mx-5 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 md:grid md:grid-cols-3 lg:gap-10"
        tabIndex={0}
        aria-labelledby="student-voices"
      >
        {studentVoices.voices.map(({ text, by }) => (
          <li
            key={text}
            className="w-[85%] flex-none snap-start border-t-2 border-turmeric pt-3 sm:w-[45%] md:w-auto"
          >
            <blockquote className="leading-snug md:text-xl">“{officeText(text)}”</blockquote>
            <p className="mt-3 text-ink-soft">{officeText(by)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
