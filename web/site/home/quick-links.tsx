import {
  Award,
  ClipboardList,
  Compass,
  GraduationCap,
  HeartHandshake,
  Images,
  IndianRupee,
  type LucideIcon,
  MapPin,
  Microscope,
  Phone,
  Users,
} from 'lucide-react';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords, type Words } from '#web/site/parts/page-context.ts';

type IconName = Words['home']['quickLinks']['tiles'][number]['icon'];

const icons: Record<IconName, LucideIcon> = {
  'indian-rupee': IndianRupee,
  phone: Phone,
  images: Images,
  'clipboard-list': ClipboardList,
  users: Users,
  'graduation-cap': GraduationCap,
  microscope: Microscope,
  'heart-handshake': HeartHandshake,
  award: Award,
  'map-pin': MapPin,
  compass: Compass,
};

/** A plain list of links, and a panel of tiles with icons. */
export function QuickLinks() {
  const { quickNavigation, quickLinks } = useWords('home');
  return (
    <section className="page-width section-space grid gap-6 sm:gap-12 lg:grid-cols-[1fr_2fr]">
      <nav aria-labelledby="quick-navigation">
        <h2 id="quick-navigation" className="text-2xl">
          {quickNavigation.heading}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line sm:max-lg:gap-x-10 lg:block">
          {quickNavigation.links.map((link) => (
            <li key={link.url} className="border-b border-line">
              <TextLink
                link={link}
                className="flex h-full min-h-11 items-center py-1 leading-tight font-medium underline-offset-4 hover:text-teal hover:underline"
              />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="quick-links">
        <h2 id="quick-links" className="text-2xl">
          {quickLinks.heading}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4">
          {quickLinks.tiles.map(({ label, url, icon }) => {
            const Icon = icons[icon];
            return (
              // Eleven tiles: the last one spans two columns, so that every row is full with two, three and four columns.
              <li key={label} className="last:col-span-2">
                <TextLink
                  href={url}
                  className="flex h-full min-h-11 items-center gap-2.5 rounded-lg border border-line bg-white px-3 py-1 text-sm max-[21rem]:px-2 leading-tight font-semibold sm:min-h-26 sm:text-base sm:flex-col sm:items-start sm:justify-between sm:gap-3 sm:p-4 transition-colors hover:border-teal hover:bg-sea-pale"
                >
                  <Icon className="size-5 flex-none text-teal sm:size-7" aria-hidden="true" />
                  {label}
                </TextLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </section>
  );
}
