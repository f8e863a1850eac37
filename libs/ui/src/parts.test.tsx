import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as art from './art';
import * as ui from './index';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { Gallery } from './test-support/gallery';

describe('parts together', () => {
  it('form a page without accessibility problems', async () => {
    const { container } = render(<Gallery />);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe('words (S5.20)', () => {
  it('a rating is text, not only stars', () => {
    render(<ui.StarRating value={4.5} label="Overall" count={1} />);
    expect(screen.getByText('4.5 out of 5')).toBeInTheDocument();
    expect(screen.getByText('(1 review)')).toBeInTheDocument();
  });

  it('drawings are silent', () => {
    const { container } = render(
      <>
        {Object.entries(art).map(([name, Drawing]) => (
          <Drawing key={name} />
        ))}
      </>,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(Object.keys(art).length);
    expect(container.textContent).toBe('');
  });

  it('a chip says that pressing it removes the filter', async () => {
    const onRemove = jest.fn();
    render(<ui.Chip label="City: Leeds" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter City: Leeds' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
