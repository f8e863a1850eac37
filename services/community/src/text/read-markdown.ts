import { TRIP_LIMITS, type RichText } from '@waymark/contracts-community';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { RichTextBuilder } from './rich-text-builder';

/** Turns off every other feature of Markdown, so that HTML, code, link and character references stay literal text. */
const WORDS_ALONE = {
  disable: {
    null: ['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'codeText', 'definition', 'characterReference'],
  },
};

/**
 * The number of formatting marks in a text that is parsed. More would take too long, and no text for people needs as
 * many.
 */
const MOST_MARKS = 1_000;
const MOST_RUNS = 2_000;
const MOST_LINES = 1_000;
const LINES = /\n\s*\S/g;
const MARKS = /[*_[\]<>]/g;
const DEEP = /^[ \t]*(?:(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){7,}/m;

export type ReadText = { text: RichText; wrong?: never } | { wrong: string; text?: never };

/**
 * Parses Markdown into the tree that a page can draw, or returns why it is rejected. Flattens deep lists and quotes.
 */
export function readMarkdown(source: string): ReadText {
  if (DEEP.test(source)) return { wrong: 'Please nest lists and quotes less deeply.' };
  if ((source.match(MARKS)?.length ?? 0) > MOST_MARKS) return { wrong: 'Please use less formatting in this text.' };
  if ((source.match(LINES)?.length ?? 0) > MOST_LINES) return { wrong: 'Please use fewer lines in this text.' };
  const builder = new RichTextBuilder();
  const text = builder.build(fromMarkdown(source, { extensions: [WORDS_ALONE] }));
  if (builder.links > TRIP_LIMITS.links) return { wrong: `Please use at most ${TRIP_LIMITS.links} links.` };
  if (builder.runs > MOST_RUNS) return { wrong: 'Please use less formatting in this text.' };
  return { text };
}
