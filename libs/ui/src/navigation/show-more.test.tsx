import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ShowMore } from './show-more';

type Draw = (shown: readonly number[]) => ReactNode;

const DRAWN: Record<string, Draw> = {
  'cards with a link in their heading': (shown) => (
    <ul>
      {shown.map((one) => (
        <li key={one}>
          <article>
            <button type="button">Like</button>
            <h3>
              <a href={`/${one}`}>{`Place ${one}`}</a>
            </h3>
          </article>
        </li>
      ))}
    </ul>
  ),
  'articles with a heading alone': (shown) => (
    <div>
      {shown.map((one) => (
        <article key={one}>
          <h3>{`Place ${one}`}</h3>
        </article>
      ))}
    </div>
  ),
  'rows of a table': (shown) => (
    <table>
      <tbody>
        {shown.map((one) => (
          <tr key={one}>
            <th scope="row">
              <a href={`/${one}`}>{`Place ${one}`}</a>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  'plain rows, with rows in them': (shown) => (
    <ol>
      {shown.map((one) => (
        <li key={one}>
          {`Place ${one}`}
          <ul>
            <li>An answer</li>
          </ul>
        </li>
      ))}
    </ol>
  ),
};

/** Pages of two rows, five in all; each is drawn a moment after it came, as long lists are. */
function List({ draw, page }: { draw: Draw; page: () => Promise<boolean> }) {
  const [count, setCount] = useState(2);
  const [isFetchingNextPage, setFetching] = useState(false);
  const [isFetchNextPageError, setFailed] = useState(false);
  const shown = useDeferredValue(count);
  async function fetchNextPage() {
    setFetching(true);
    const isThere = await page();
    setFetching(false);
    setFailed(!isThere);
    if (isThere) setCount((now) => Math.min(5, now + 2));
  }
  return (
    <section>
      {draw(Array.from({ length: shown }, (_, index) => index + 1))}
      <ShowMore
        noun="places"
        list={{ hasNextPage: count < 5, isFetchingNextPage, isFetchNextPageError, fetchNextPage }}
      />
      <a href="/next">Further on</a>
    </section>
  );
}

const more = () => screen.getByRole('button', { name: 'Show more places' });

describe.each(Object.entries(DRAWN))('more of %s', (_, draw) => {
  it('puts the focus on the first new row and announces how many came', async () => {
    const user = userEvent.setup();
    render(<List draw={draw} page={() => Promise.resolve(true)} />);
    await user.click(more());
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Place 3/));
    expect(screen.getByRole('status')).toHaveTextContent('Places added: 2.');
    await user.click(more());
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Place 5/));
    expect(screen.getByRole('status')).toHaveTextContent('Places added: 1.');
    expect(screen.getByText('All places are shown.')).toBeTruthy();
  });
});

describe('more of a list', () => {
  const [draw = () => null] = Object.values(DRAWN);

  it('leaves the focus on the button when nothing came', async () => {
    const user = userEvent.setup();
    render(<List draw={draw} page={() => Promise.resolve(false)} />);
    await user.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load more places.');
    expect(more()).toHaveFocus();
  });

  it('leaves the focus where the person has gone meanwhile', async () => {
    const user = userEvent.setup();
    let answer: (isThere: boolean) => void = () => undefined;
    render(<List draw={draw} page={() => new Promise((resolve) => (answer = resolve))} />);
    await user.click(more());
    await user.tab();
    answer(true);
    await screen.findByText('Place 4');
    expect(screen.getByRole('link', { name: 'Further on' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Places added: 2.');
  });
});
