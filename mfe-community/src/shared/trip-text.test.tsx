import { screen, within } from '@testing-library/react';
import type { RichText } from '@waymark/contracts-community';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { TripText } from './trip-text';

const TEXT: RichText = [
  { kind: 'heading', level: 1, runs: [{ text: 'The way in' }] },
  { kind: 'paragraph', runs: [{ text: 'There is a ' }, { text: 'ramp', isStrong: true }, { text: '.' }] },
  {
    kind: 'list',
    isOrdered: true,
    start: 3,
    items: [
      {
        runs: [{ text: 'Ring' }],
        list: { isOrdered: false, start: 1, items: [{ runs: [{ text: 'twice', isEmphasis: true }] }] },
      },
    ],
  },
  { kind: 'quote', paragraphs: [[{ text: 'Welcome' }]] },
  {
    kind: 'paragraph',
    runs: [
      { text: 'their page', href: 'https://example.org/a' },
      { text: ' and ' },
      { text: 'ours', href: '/venues/7' },
    ],
  },
];

describe('the text of a trip', () => {
  it('supports headings, lists, quotes, emphasis and links', async () => {
    renderPart(
      <>
        <h2>Day 1</h2>
        <TripText text={TEXT} level={2} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'The way in' })).toBeTruthy();
    expect(screen.getByText('ramp').tagName).toBe('STRONG');
    const [outer] = screen.getAllByRole('list');
    expect([outer?.tagName, outer?.getAttribute('start')]).toEqual(['OL', '3']);
    expect(within(outer as HTMLElement).getByText('twice').tagName).toBe('EM');
    expect(screen.getByText('Welcome').closest('blockquote')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('skips no level, whatever number of marks was typed', () => {
    const heading = (level: 1 | 2 | 3, text: string) => ({ kind: 'heading' as const, level, runs: [{ text }] });
    renderPart(<TripText text={[heading(3, 'a'), heading(1, 'b'), heading(3, 'c')]} level={2} />);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels.slice(1)).toEqual(['H3', 'H3', 'H4']);
  });

  it('gives no credit to what others link to', () => {
    renderPart(<TripText text={TEXT} level={2} />);
    expect(screen.getByRole('link', { name: 'their page' }).getAttribute('rel')).toBe(
      'ugc nofollow noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'ours' }).getAttribute('href')).toBe('/venues/7');
  });
});
