import { useWords } from '#web/site/parts/page-context.ts';
import { AboutLayout } from './about-layout.tsx';

export function AboutPage() {
  const { aboutIndex } = useWords('about');
  const { title, lead, picture, heading, paragraphs, figures, pointsHeading, points } = aboutIndex;
  return (
    <AboutLayout title={title} lead={lead} picture={picture}>
      <h2 className="text-3xl">{heading}</h2>
      <div className="mt-5 grid max-w-text gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 xl:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="leading-tight text-ink-soft">{label}</dt>
            <dd className="text-3xl leading-tight font-bold whitespace-nowrap text-teal tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-12 text-2xl">{pointsHeading}</h2>
      <dl className="mt-5 grid gap-5">
        {points.map(({ title: point, description }) => (
          <div key={point} className="grid gap-x-8 border-l-3 border-turmeric pl-5 md:grid-cols-[12rem_1fr]">
            <dt className="text-lg font-semibold">{point}</dt>
            <dd className="max-w-text">{description}</dd>
          </div>
        ))}
      </dl>
    </AboutLayout>
  );
}
