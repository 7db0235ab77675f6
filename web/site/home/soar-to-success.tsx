import { useWords } from '#web/site/parts/page-context.ts';

/** Five steps along a line, from the first lesson to the first patient. */
export function SoarToSuccess() {
  const { soarToSuccess } = useWords('home');
  return (
    <section className="bg-ink text-white">
      <div className="page-width section-space">
        <div className="max-w-text">
          <h2 className="text-3xl">{soarToSuccess.heading}</h2>
          <p className="mt-3 text-lg text-white/85">{soarToSuccess.text}</p>
        </div>
        <ol className="mt-4 grid sm:mt-10 gap-x-6 lg:grid-cols-5">
          {soarToSuccess.cards.map(({ title, description }, index) => (
            <li
              key={title}
              className="relative border-l border-sea pb-4 pl-6 sm:pb-8 last:border-transparent last:pb-0 sm:max-lg:grid sm:max-lg:grid-cols-[14rem_1fr] sm:max-lg:gap-x-4 lg:border-t lg:border-l-0 lg:pt-6 lg:pb-0 lg:pl-0 lg:last:border-sea"
            >
              <span
                className="absolute top-1.5 -left-1.5 size-3 rounded-full bg-turmeric lg:-top-1.5 lg:left-0"
                aria-hidden="true"
              />
              <h3 className="text-xl">
                <span className="mr-2 font-normal text-sea tabular">{index + 1}</span>
                {title}
              </h3>
              <p className="text-white/85 max-sm:leading-snug sm:max-lg:mt-0 lg:mt-2">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
