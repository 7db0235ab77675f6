// The types of the data in content/, named as in product §3.

import type { Year } from '#shared/kit/study-years.ts';
import type { CourseId, PersonPage, ResourceSlug } from '#shared/routes.ts';

/** The structure of a text in another language: `export const home: Words<typeof english> = …` must be complete. */
export type Words<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [Key in keyof T]: Words<T[Key]> };

/** A file below content/images. `alt` describes the picture. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** An inner path, or an address on another site. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A body that recognises the college, with its logo and its own site. */
export interface Recognition extends Link {
  /** Number and date of its letter. */
  readonly approval?: string;
  readonly logo: Picture;
}

export interface Course {
  readonly id: CourseId;
  readonly url: string;
  readonly title: string;
  readonly duration: string;
  readonly isFree: boolean;
  readonly description: string;
  readonly images: readonly [Picture, Picture];
  readonly descriptions: FiveOf<string>;
  readonly advantage: FiveOf<string>;
  readonly outcomes: FiveOf<string>;
}
type FiveOf<T> = readonly [T, T, T, T, T];

export interface TextCard {
  readonly title: string;
  readonly description: string;
}

export interface ServiceCard extends TextCard {
  readonly link: string;
  readonly buttonText: string;
  readonly picture: Picture;
}

export interface FaqItem {
  readonly q: string;
  readonly a: string;
}

/** `icon` is the name of a drawing in the site's icon set; `alt` names the link for a screen reader. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly alt: string;
}

export interface TickerItem {
  readonly text: string;
  readonly link: string;
}

/** `icon` is a lucide name in kebab-case. */
export interface QuickLinkTile {
  readonly label: string;
  readonly url: string;
  readonly icon: string;
}

/** `id` is the name of the fact with the number. */
export interface FunFact {
  readonly id: 'graduates' | 'recognitions' | 'library-books';
  readonly label: string;
  readonly suffix: string;
}

/** `date` as 'YYYY-MM-DD', `time` as 'HH:MM', both in India. */
export interface Exam {
  readonly date: string;
  readonly subject: string;
  readonly time: string;
  readonly year: Year;
  readonly semester: string;
  readonly venue: string;
  readonly examCode: string;
  readonly duration: string;
  readonly instructor: string;
}

export interface Notice {
  readonly date: string;
  readonly text: string;
}

export interface ResourceLink {
  readonly resourcesTitle: string;
  readonly resourcesLink: string;
}

/** A study page below /resources. */
export interface StudyResource {
  readonly slug: ResourceSlug;
  readonly title: string;
  readonly intro: string;
  readonly topics: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly reading: readonly Reading[];
  readonly howToUse: readonly string[];
  readonly links: readonly Link[];
}
export interface Reading {
  readonly title: string;
  readonly author: string;
  readonly note: string;
}

export type GalleryCategoryName = 'festivals' | 'ads' | 'banners' | 'website' | 'aboutCollege';

export type GalleryCategory =
  | { readonly categoryName: 'festivals'; readonly festivals: readonly Festival[] }
  | {
      readonly categoryName: Exclude<GalleryCategoryName, 'festivals'>;
      readonly images: readonly GalleryImage[];
    };

export interface Festival {
  readonly id: string;
  readonly festivalName: string;
  readonly description: string;
  /** 'YYYY-MM-DD' */
  readonly dateAdded: string;
  readonly tags: readonly string[];
  readonly messages: readonly { readonly text: string; readonly keywords: readonly string[] }[];
  readonly images: readonly GalleryImage[];
}

/** `url` is a file below content/images. */
export interface GalleryImage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly altText: string;
  readonly category: GalleryCategoryName;
  /** 'YYYY-MM-DD' */
  readonly dateAdded: string;
  readonly tags: readonly string[];
}

/** A programme of the community services, a camp. */
export interface PicturedCard extends TextCard {
  readonly id: string;
  readonly image: Picture;
}

/** A facility card, with the pictures of the campus gallery. */
export interface Facility extends PicturedCard {
  readonly galleryImages: readonly Picture[];
}

/** Principal is a known id without an entry: its page stays empty until the data has one (product §2.8). */
export type GoverningBodyId =
  | 'secretary-correspondence'
  | 'director'
  | 'administrator'
  | 'patron'
  | 'principal';

export interface GoverningBodyMember {
  readonly id: GoverningBodyId;
  /** The member's page below /about. */
  readonly slug: PersonPage;
  readonly name: string;
  readonly designation: string;
  readonly specialization: string;
  readonly email: string;
  readonly phone: string;
  /** Empty where there is none. */
  readonly linkedin: string;
  readonly descriptions: readonly string[];
  readonly message: string;
  /** A file below content/images, or empty: the page then shows a monogram. */
  readonly profile_image: string;
  readonly profile_image_alt: string;
}

/** `date` as 'YYYY-MM-DD', `time` as 'HH:MM', both in India. Whether it is past is for the page to compute. */
export interface Webinar {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly duration: string;
  readonly speaker: string;
  readonly description: string;
}

export interface CareerOpening {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** 'YYYY-MM-DD' */
  readonly applyBy: string;
}

export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Title at most 60 characters, description at most 155. */
/** Words of a page or of some pages, or of a part that several pages have. */
export interface WordsFile {
  readonly pages?: Readonly<Record<string, PageHead>>;
  readonly [text: string]: unknown;
}

/** What search engines, link previews, breadcrumbs and the site search say of a page. */
export interface PageHead {
  /** Its short name, in breadcrumbs; without it the page is left out of them. */
  readonly label?: string;
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  /** The picture of link previews: the page's first picture, or the site's picture where it has none. */
  readonly image?: Picture;
  /** The footer leads to it, behind the pages that the product names there. */
  readonly inFooter?: true;
  /** Words that visitors type and the page does not contain, in both languages. */
  readonly searchWords?: string;
}
