import { act, render } from '@testing-library/react';
import { useArrived } from './use-arrived';

const drawn: boolean[] = [];

function Page({ isThere }: { isThere: boolean }) {
  drawn.push(useArrived(isThere));
  return null;
}

describe('what hangs on something that arrives', () => {
  beforeEach(() => drawn.splice(0));

  it('renders after the update that reported it, which React may split into steps', () => {
    const { rerender } = render(<Page isThere={false} />);
    act(() => rerender(<Page isThere />));
    expect(drawn).toEqual([false, false, true]);
  });

  it('renders immediately if it was there before the page, and disappears immediately', () => {
    const { rerender } = render(<Page isThere />);
    rerender(<Page isThere={false} />);
    expect(drawn.slice(0, 2)).toEqual([true, false]);
  });
});
