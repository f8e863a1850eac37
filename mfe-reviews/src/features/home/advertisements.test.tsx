import { screen } from '@testing-library/react';
import { PAGE_BOOT_ELEMENT_ID, type Ad, type AdSize } from '@waymark/contracts-core';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { answer } from '../../test-support/search-samples';
import HomePage from './home.page';

const ad = (size: AdSize): Ad => ({
  size,
  image: `/r/ads/1/${size}.webp`,
  href: 'https://example.org/',
  alternativeText: `Ramps, ${size}`,
});

function open(ads?: Ad[]) {
  const boot = document.createElement('script');
  Object.assign(boot, { type: 'application/json', id: PAGE_BOOT_ELEMENT_ID, textContent: JSON.stringify({ ads }) });
  document.body.append(boot);
  stubApi({
    'GET /api/top-reviewer': { body: { topReviewerName: 'Ben', helpfulVotes: 2 } },
    'GET /api/search': { body: answer() },
    'GET /api/reviews': { body: [], headers: { 'x-total-count': '0' } },
  });
  renderPage(HomePage, { route: '/' });
}

describe('advertisements on the home page (S1.11, S9.20)', () => {
  afterEach(() => document.getElementById(PAGE_BOOT_ELEMENT_ID)?.remove());

  it('are not there by default, nor any place for them', async () => {
    open();
    await screen.findByText(/Ben: 2 helpful votes/);
    expect(screen.queryByText('Advertisement')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('stand in their four sizes, named, each with its place kept', async () => {
    open([ad('sidebar'), ad('inline'), ad('footer'), ad('compact')]);
    await screen.findByText(/Ben: 2 helpful votes/);
    expect(screen.getAllByText('Advertisement')).toHaveLength(4);
    const sizes = screen
      .getAllByRole<HTMLImageElement>('img')
      .map(({ alt, width, height }) => `${alt} ${width}x${height}`);
    expect(sizes.toSorted()).toEqual([
      'Ramps, compact 320x100',
      'Ramps, footer 320x50',
      'Ramps, inline 728x90',
      'Ramps, sidebar 300x250',
    ]);
  });
});
