import { act, render } from '@testing-library/react';
import { useArrived } from './use-arrived';

const drawn: boolean[] = [];

function Page({ isThere }: { isThere: boolean }) {
  drawn.push(useArrived(isThere));
  return null;
}

describe('what hangs on something that arrives', () => {
  beforeEach(() => drawn.splice(0));

  it('is drawn after the drawing that heard of it, which React may cut into steps', () => {
    const { rerender } = render(<Page isThere={false} />);
    act(() => rerender(<Page isThere />));
    expect(drawn).toEqual([false, false, true]);
  });

  it('is drawn at once when it was there before the page, and gone at once', () => {
    const { rerender } = render(<Page isThere />);
    rerender(<Page isThere={false} />);
    expect(drawn.slice(0, 2)).toEqual([true, false]);
  });
});
