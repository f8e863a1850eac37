import { render, screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { AdSlot } from './ad-slot';

const AD = { image: '/r/ads/1/ramp.webp', href: 'https://example.org/', alternativeText: 'Ramps to rent' };

describe('AdSlot', () => {
  it('is named as an advertisement, linked as paid, and says what it shows', async () => {
    render(<AdSlot ad={AD} width={728} height={90} />);
    expect(screen.getByRole('figure')).toHaveTextContent('Advertisement');
    const link = screen.getByRole('link', { name: 'Ramps to rent' });
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(await axeProblems()).toEqual([]);
  });

  it('is not there at all without an advertisement', () => {
    const { container } = render(<AdSlot ad={null} width={728} height={90} />);
    expect(container).toBeEmptyDOMElement();
  });
});
