import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translatePage } from '@waymark/testing/browser/translate-page';
import { followTranslations } from './follow-translations';

const Word = ({ children }: { children: string }): ReactNode => children;

/** The text nodes that lint forbids, in every form in which a library or an older build may still render them. */
function Bare({ count = 0, on = false, order = ['a', 'b'] }): ReactNode {
  return (
    <p data-testid="bare">
      {on && <b>first </b>}
      Votes: {count} {on && 'yours '}
      {on ? <i>on</i> : 'off'}
      {order.map((word) => (
        <Word key={word}>{`, ${word}`}</Word>
      ))}
      {!on && ', gone with the press'}
    </p>
  );
}

beforeAll(followTranslations);

describe.each([{ moves: false }, { moves: true }])('a translated page (%j)', (how) => {
  let stop: () => void;
  afterEach(() => stop());

  const shown = (): string | null => screen.getByTestId('bare').textContent;

  it('shows every change of bare text, translated', async () => {
    const view = render(<Bare />);
    stop = translatePage(how);
    expect(shown()).toBe('VOTES: 0 OFF, A, B, GONE WITH THE PRESS');
    await waitFor(() => expect(document.querySelector('font')).toBeInTheDocument());
    view.rerender(<Bare count={1} on />);
    await waitFor(() => expect(shown()).toBe('FIRST VOTES: 1 YOURS ON, A, B'));
    view.rerender(<Bare count={2} on order={['c', 'b', 'a']} />);
    await waitFor(() => expect(shown()).toBe('FIRST VOTES: 2 YOURS ON, C, B, A'));
    view.rerender(<Bare count={3} />);
    await waitFor(() => expect(shown()).toBe('VOTES: 3 OFF, A, B, GONE WITH THE PRESS'));
    view.unmount();
    expect(document.body).toHaveTextContent(/^$/);
  });
});

it('throws for an element of another parent as ever', () => {
  const [one, other] = [document.createElement('p'), document.createElement('b')];
  document.body.append(one, other);
  expect(() => one.removeChild(other)).toThrow(/not a child/);
  expect(() => one.insertBefore(document.createElement('i'), other)).toThrow(/not be found/);
  one.remove();
  other.remove();
});
