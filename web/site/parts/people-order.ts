import { personPlaces, type WebsitePerson } from '#shared/website/website-people.ts';

/** In the order of the governing body's table; then as the office has ordered them. */
export function inOrder(a: WebsitePerson, b: WebsitePerson): number {
  return (
    personPlaces.indexOf(a.place) - personPlaces.indexOf(b.place) ||
    a.order - b.order ||
    a.name.localeCompare(b.name, 'en')
  );
}
