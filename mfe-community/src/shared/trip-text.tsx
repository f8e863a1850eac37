import type { RichBlock, RichInnerList, RichRun, RichText } from '@waymark/contracts-community';
import { fontSize, Stack } from '@waymark/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Styles for long reading: slightly larger type and wider spacing than the surrounding text. */
const Words = styled(Stack)`
  font-size: 1.125rem;
  line-height: max(1.65, var(--text-line-height));
  overflow-wrap: anywhere;

  p,
  li {
    white-space: pre-line;
  }
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font-size: ${fontSize.medium};
    line-height: 1.4;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
    margin: 0;
  }
  blockquote {
    padding-inline-start: 1rem;
    border-inline-start: 4px solid var(--color-border);
    margin: 0;
  }
`;

interface TripTextProps {
  text: RichText;
  /** Level of the heading above; the text's headings start one below. */
  level: 2 | 3 | 4;
}

/**
 * Shows a member's text from the tree that the server parsed, so it cannot contain scripts. Each block is aligned by
 * the direction of its script.
 */
export function TripText({ text, level }: TripTextProps) {
  const depths = headingDepths(text);
  return (
    <Words $gap={3}>
      {text.map((block, place) => (
        <Block key={place} block={block} level={level + (depths[place] ?? 1)} />
      ))}
    </Words>
  );
}

/** Returns the level of each heading. Text that starts with `###` must not skip a level for screen reader users. */
function headingDepths(text: RichText): number[] {
  const used = [...new Set(text.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].sort();
  let before = 0;
  return text.map((block) => {
    if (block.kind !== 'heading') return before;
    before = Math.min(used.indexOf(block.level) + 1, before + 1);
    return before;
  });
}

const MOST = 6;

function Block({ block, level }: { block: RichBlock; level: number }) {
  if (block.kind === 'list') return <List list={block} />;
  if (block.kind === 'quote')
    return (
      <blockquote dir="auto">
        {block.paragraphs.map((runs, place) => (
          <p key={place} dir="auto">
            <Runs runs={runs} />
          </p>
        ))}
      </blockquote>
    );
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Runs runs={block.runs} />
      </p>
    );
  const Heading = `h${Math.min(level, MOST) as 3 | 4 | 5 | 6}` as const;
  return (
    <Heading dir="auto">
      <Runs runs={block.runs} />
    </Heading>
  );
}

interface Items extends Omit<RichInnerList, 'items'> {
  items: { runs: RichRun[]; list?: RichInnerList | null }[];
}

function List({ list: { isOrdered, start, items } }: { list: Items }) {
  const points = items.map(({ runs, list }, place) => (
    <li key={place} dir="auto">
      <Runs runs={runs} />
      {list && <List list={list} />}
    </li>
  ));
  return isOrdered ? (
    <ol start={start} dir="auto">
      {points}
    </ol>
  ) : (
    <ul dir="auto">{points}</ul>
  );
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return runs.map((run, place) => <Fragment key={place}>{drawn(run)}</Fragment>);
}

function drawn({ text, isStrong, isEmphasis, href }: RichRun) {
  const stressed = isEmphasis ? <em>{text}</em> : text;
  const words = isStrong ? <strong>{stressed}</strong> : stressed;
  if (href === undefined) return words;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  // Members write these links: give them no search ranking, and send their sites no referrer.
  return (
    <a href={href} rel="ugc nofollow noopener noreferrer">
      {words}
    </a>
  );
}
