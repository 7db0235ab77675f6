// Sample drafts for the website: what visitors see is published by the college itself.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';

type Person = Insertable<Schema['website_people']>;
type Link = Insertable<Schema['exam_links']>;

const people: Pick<Person, 'place' | 'name' | 'designation' | 'specialization' | 'qualification'>[] = [
  {
    place: 'principal-vcp',
    name: 'Sample: Dr. Vijaya Lakshmi Pappala',
    designation: 'Principal',
    specialization: 'Neurological physiotherapy',
    qualification: 'MPT (Neurology), PhD',
  },
  {
    place: 'governing-body',
    name: 'Sample: Sri Kinjarapu Ramana',
    designation: 'Member',
    specialization: 'Rural health',
    qualification: '',
  },
  {
    place: 'faculty',
    name: 'Sample: Dr. Kalyani Gedela',
    designation: 'Professor',
    specialization: 'Neurology',
    qualification: 'MPT (Neurology)',
  },
];

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

const links: Pick<Link, 'title' | 'tab' | 'link'>[] = [
  { title: 'Sample: anatomy papers', tab: 'resources', link: '/resources/anatomy-papers' },
  { title: 'Sample: results of the university', tab: 'results', link: 'https://university.example/results' },
];

export function demoExamLinks(): Link[] {
  return links.map((link) => ({ id: nextId(), place_in_list: 100, file_id: null, ...link }));
}
