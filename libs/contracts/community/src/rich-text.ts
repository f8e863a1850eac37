import { z } from 'zod';

/** A piece of a line with uniform formatting. A line break is `\n`. */
export interface RichRun {
  text: string;
  isStrong?: boolean;
  isEmphasis?: boolean;
  /** Target of the link: `https:`, `http:`, `mailto:`, or a path of this site. */
  href?: string;
}

export interface RichParagraph {
  kind: 'paragraph';
  runs: RichRun[];
}

/** A heading. There are three levels, however many `#` were typed; the page puts them under its own headings. */
export interface RichHeading {
  kind: 'heading';
  level: 1 | 2 | 3;
  runs: RichRun[];
}

export interface RichInnerItem {
  runs: RichRun[];
}

/** A list inside a list item. Deeper lists are flattened into this one. */
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
  /** Number of the first item in an ordered list. */
  start: number;
  items: RichItem[];
}

export interface RichQuote {
  kind: 'quote';
  paragraphs: RichRun[][];
}

export type RichBlock = RichParagraph | RichHeading | RichList | RichQuote;

/**
 * Parsed Markdown, as a tree that cannot contain HTML, pictures, addresses that run scripts, or deeper nesting than
 * these types allow.
 * To draw it, code needs no parser and no sanitizer.
 */
export type RichText = RichBlock[];

/** Returns the plain text with one line per block: for emails, search and search engines. */
export const plainTextOf = (text: RichText): string => plainLinesOf(text).join('\n');

/** Returns the plain text as lines: one for each paragraph, heading and list item. Leaves out empty ones. */
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

const runs = z.array(
  z.object({
    text: z.string(),
    isStrong: z.boolean().optional(),
    isEmphasis: z.boolean().optional(),
    href: z.string().optional(),
  }),
);
const list = { isOrdered: z.boolean(), start: z.number().int().nonnegative() };

/** `RichText` as a response carries it. */
export const richTextSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs }),
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(1), z.literal(2), z.literal(3)]), runs }),
    z.object({
      kind: z.literal('list'),
      ...list,
      items: z.array(z.object({ runs, list: z.object({ ...list, items: z.array(z.object({ runs })) }).nullable() })),
    }),
    z.object({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
  ]),
) satisfies z.ZodType<unknown, RichText>;
