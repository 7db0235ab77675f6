import { useWords } from '#web/site/parts/page-context.ts';
import { AboutLayout } from './about-layout.tsx';

export function MissionPage() {
  const { missionAndVision } = useWords('about');
  const { title, lead, picture, mission, vision, valuesHeading, values } = missionAndVision;
  return (
    <AboutLayout title={title} lead={lead} picture={picture}>
      {[mission, vision].map(({ heading, text }) => (
        <section key={heading} className="mb-12 border-t-2 border-turmeric pt-5">
          <h2 className="text-lg text-teal">{heading}</h2>
          <p className="mt-3 max-w-text text-2xl leading-snug font-medium text-pretty">{text}</p>
        </section>
      ))}
      <h2 className="text-3xl">{valuesHeading}</h2>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {values.map(({ title: value, description }) => (
          <div key={value} className="border-t border-line pt-4">
            <dt className="text-lg font-semibold">{value}</dt>
            <dd className="mt-1">{description}</dd>
          </div>
        ))}
      </dl>
    </AboutLayout>
  );
}
