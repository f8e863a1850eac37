import type { PageMetadata } from '@waymark/contracts-core';
import type { PageAbout } from './page-metadata';
import type { RouteMatch } from './match-route';

/** A page's metadata and text without JavaScript. All of it is plain text. */
export interface PageWords extends Pick<PageMetadata, 'title' | 'jsonLd' | 'sections'> {
  /** Null: the site's description. */
  description: string | null;
  /** Shown under the title until the page renders; null: nothing. */
  lead: string | null;
  /** Absolute URL; null when the address should not be indexed. */
  canonical: string | null;
  /** Absolute. */
  image: string | null;
  noindex: boolean;
}

const MISSING = {
  heading: 'Nothing here',
  paragraphs: ['There is nothing at this address. It may have moved, or the address may be mistyped.'],
  links: [{ label: 'Return Home', href: '/' }],
};
const ASIDE_LINKS = [
  { label: 'Read how we decide', href: '/transparency' },
  { label: 'Return Home', href: '/' },
];
const ASIDE = {
  hidden: {
    heading: 'This is hidden for now',
    paragraphs: ['Our staff have looked at it and hidden it. It may come back.'],
    links: ASIDE_LINKS,
  },
  removed: {
    heading: 'This was removed',
    paragraphs: ['Our staff have removed it because it breaks our rules.'],
    links: ASIDE_LINKS,
  },
};
const SWITCHED_OFF = {
  heading: 'This part of the site is switched off',
  paragraphs: [
    'We have switched it off for now and are working on it. Nothing that you saved is lost, and the rest of the site works.',
  ],
  links: [
    { label: 'Return Home', href: '/' },
    { label: 'See which parts are working', href: '/status' },
  ],
};
const NOTHING = { jsonLd: [], sections: [], image: null, lead: null };

/**
 * Returns the text of the page's document, or of its manifest when it has none. Search engines may not index missing
 * or personal pages.
 */
export function pageWords(match: RouteMatch | null, about: PageAbout, path: string, origin: string): PageWords {
  if (!match || !about.exists) {
    return {
      ...NOTHING,
      sections: [about.aside ? ASIDE[about.aside] : MISSING],
      title: match ? match.route.title : 'Page not found (404)',
      description: null,
      canonical: null,
      noindex: true,
    };
  }
  const { route } = match;
  if (match.remote.off)
    return {
      ...NOTHING,
      sections: [SWITCHED_OFF],
      title: route.title,
      description: null,
      canonical: null,
      noindex: true,
    };
  const noindex = route.noindex === true || route.access !== 'visitor';
  const { document } = about;
  if (!document) {
    const canonical = noindex ? null : origin + (path === '/' ? path : path.replace(/\/+$/, ''));
    const { title, description = null, lead = null } = route;
    return { ...NOTHING, title, description, lead, canonical, noindex };
  }
  return {
    title: document.title,
    description: document.description,
    lead: document.lead ?? route.lead ?? null,
    canonical: origin + document.canonicalPath,
    image: document.image ? origin + document.image : null,
    noindex: noindex || document.noindex === true,
    jsonLd: document.jsonLd,
    sections: document.sections,
  };
}
