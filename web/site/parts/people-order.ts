import { personPlaces, type WebsitePerson } from '#shared/website/website-people.ts';

/** In the order of the governing body's table; then as the office has ordered them. */
export function inOrder(one: WebsitePerson, other: WebsitePerson): number {
  return (
    personPlaces.indexOf(one.place) - personPlaces.indexOf(other.place) ||
    one.order - other.order ||
    one.name.localeCompare(other.name, 'en')
  );
}
