import type { Operator } from '@waymark/contracts-core';

export interface ContentLink {
  label: string;
  /** A path of this site, a mailto: or an https: address. */
  href: string;
}

export interface ContentSection {
  /** Its place in the page's address, after #. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  /** In this order. */
  steps?: readonly string[];
  facts?: readonly { term: string; value: string }[];
  links?: readonly ContentLink[];
}

/** A page that is words alone. Shown by the browser, and by the service to readers without JavaScript. */
export interface ContentPage {
  path: string;
  title: string;
  lead: string;
  /** For search engines; at most 300 characters. */
  description: string;
  /** YYYY-MM-DD; null where no date matters. */
  updatedOn: string | null;
  sections: readonly ContentSection[];
}

export type ContentOf = (operator: Operator) => ContentPage;

const NO_ADDRESS =
  'The operator of this site has not given an email address yet. Use the feedback button at the edge of every page.';

/** How to write to the operator, as a sentence that stands alone. */
export const writeTo = ({ email }: Operator): string => (email ? `Write to ${email}.` : NO_ADDRESS);

/** As `writeTo`, above a link that names the address. */
export const writeToUs = ({ email }: Operator): string => (email ? 'Write to us:' : NO_ADDRESS);

/** The operator's e-mail address as links, if there is one. */
export const emailLinks = ({ email }: Operator, subject?: string): ContentLink[] =>
  email ? [{ label: email, href: `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}` }] : [];
