// Sample drafts for the website: what visitors see is published by the college itself.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { readSamples } from './samples.ts';

type Person = Insertable<Schema['website_people']>;
type Link = Insertable<Schema['exam_links']>;

const { people, links } = readSamples<{
  people: Pick<Person, 'place' | 'name' | 'designation' | 'specialization' | 'qualification'>[];
  links: Pick<Link, 'title' | 'tab' | 'link'>[];
}>('website');

export function demoWebsitePeople(): Person[] {
  return people.map((person) => ({
    id: nextId(),
    place_in_list: 100,
    email: '',
    phone: '',
    linkedin: '',
    about: '',
    message: '',
    photo_id: null,
    ...person,
  }));
}

export function demoExamLinks(): Link[] {
  return links.map((link) => ({ id: nextId(), place_in_list: 100, file_id: null, ...link }));
}
