import type { Operator } from '@waymark/contracts-core';

export interface ContentLink {
  label: string;
  /** A path of this site, or a mailto: or https: address. */
  href: string;
}

export interface ContentSection {
  /** The section's anchor: the part of the URL after #. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  /** In this order. */
  steps?: readonly string[];
  facts?: readonly { term: string; value: string }[];
  links?: readonly ContentLink[];
}

/** A static page of text. The browser shows it, and the service returns it to readers without JavaScript. */
export interface StaticPage {
  path: string;
  title: string;
  lead: string;
  /** Description for search engines; at most 300 characters. */
  description: string;
  /** Date of the last change as YYYY-MM-DD; null where no date matters. */
  updatedOn: string | null;
  sections: readonly ContentSection[];
}

export type ContentOf = (operator: Operator) => StaticPage;

const NO_ADDRESS =
  'The operator of this site has not given an email address yet. Use the feedback button at the edge of every page.';

/** Returns how to contact the operator, as a complete sentence. */
export const writeTo = ({ email }: Operator): string => (email ? `Write to ${email}.` : NO_ADDRESS);

/** Like `writeTo`, but introduces a link that shows the address. */
export const writeToUs = ({ email }: Operator): string => (email ? 'Write to us:' : NO_ADDRESS);

/** Returns the operator's email address as a link; an empty list if there is none. */
export const emailLinks = ({ email }: Operator, subject?: string): ContentLink[] =>
  email ? [{ label: email, href: `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}` }] : [];
