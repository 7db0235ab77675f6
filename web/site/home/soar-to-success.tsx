import { soarToSuccess } from '#content/en/home.ts';

/** Five steps along a line, from the first lesson to the first patient. */
export function SoarToSuccess() {
  return (
    <section className="bg-ink text-white">
      <div className="page-width section-space">
        <div className="max-w-text">
          <h2 className="text-3xl">{soarToSuccess.heading}</h2>
          <p className="mt-3 text-lg text-white/85">{soarToSuccess.text}</p>
        </div>
        <ol className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {soarToSuccess.cards.map(({ title, description }, index) => (
            <li
              key={title}
              className="relative border-l border-sea pl-5 lg:border-t lg:border-l-0 lg:pt-6 lg:pl-0"
            >
              <span
                className="absolute top-1 -left-1.5 size-3 rounded-full bg-turmeric lg:-top-1.5 lg:left-0"
                aria-hidden="true"
              />
              <p className="text-sm tabular text-sea">{index + 1}</p>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="mt-2 text-white/85">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
