/** A piece of a line: all of it looks alike. A line break is `\n`. */
export interface RichRun {
  text: string;
  isStrong?: boolean;
  isEmphasis?: boolean;
  /** `https:`, `http:`, `mailto:`, or a path of this site. */
  href?: string;
}

export interface RichParagraph {
  kind: 'paragraph';
  runs: RichRun[];
}

/** Three depths, whatever number of `#` was typed: the page puts them under its own headings. */
export interface RichHeading {
  kind: 'heading';
  level: 1 | 2 | 3;
  runs: RichRun[];
}

export interface RichInnerItem {
  runs: RichRun[];
}

/** A list inside a point of another; deeper ones stand flat in this one. */
export interface RichInnerList {
  isOrdered: boolean;
  start: number;
  items: RichInnerItem[];
}

export interface RichItem extends RichInnerItem {
  list: RichInnerList | null;
}

export interface RichList {
  kind: 'list';
  isOrdered: boolean;
  /** Number of the first point of an ordered one. */
  start: number;
  items: RichItem[];
}

export interface RichQuote {
  kind: 'quote';
  paragraphs: RichRun[][];
}

export type RichBlock = RichParagraph | RichHeading | RichList | RichQuote;

/**
 * What somebody wrote in Markdown, as a tree that cannot hold anything else: no HTML, no pictures, no address that runs
 * something, no depth beyond what is written here. Whoever draws it needs no parser and nothing to clean.
 */
export type RichText = RichBlock[];

/** The words alone, a line for each block: for mails, search, and what a search engine reads. */
export const plainTextOf = (text: RichText): string => plainLinesOf(text).join('\n');

/** The words alone, by paragraph, heading and point. Empty ones are left out. */
export const plainLinesOf = (text: RichText): string[] => text.flatMap(linesOfBlock).filter((line) => line !== '');

function linesOfBlock(block: RichBlock): string[] {
  if (block.kind === 'quote') return block.paragraphs.map(lineOf);
  if (block.kind !== 'list') return [lineOf(block.runs)];
  return block.items.flatMap(({ runs, list }) => [
    lineOf(runs),
    ...(list?.items ?? []).map((item) => lineOf(item.runs)),
  ]);
}

const lineOf = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();
