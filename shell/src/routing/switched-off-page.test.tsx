import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHost } from '@waymark/mfe-kit';
import { renderApp, VISITOR, SAMPLE_BOOT } from '../test-support/render-app';

const demo = SAMPLE_BOOT.remotes['demo']!;
const manifest = { ...demo.manifest, slots: [{ slot: 'venue-match', component: 'match', order: 1 }] };
const killed = { ...demo, slice: 'demo', off: true, manifest };
const other = {
  ...demo,
  slice: 'other',
  manifest: { ...manifest, routes: [{ ...manifest.routes[0]!, path: '/other' }], nav: [] },
};
const BOOT = { ...SAMPLE_BOOT, remotes: { demo: killed, other } };

describe('a slice that was switched off', () => {
  it('says so in plain words on each of its pages, with the frame around them (R1.37)', async () => {
    const { container } = renderApp('/add-review', VISITOR, BOOT);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This part of the site is switched off' }),
    ).toBeInTheDocument();
    expect(container).toHaveTextContent('Nothing that you saved is lost, and the rest of the site works.');
    expect(document.title).toBe('Switched off for now – Waymark');
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'see which parts are working' })).toHaveAttribute('href', '/status');
    await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(window.location.pathname).toBe('/');
  });

  it('leaves pages of the others as they are, without its part of them', async () => {
    renderApp('/other', VISITOR, BOOT);
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
    expect(
      getHost()
        .slots('venue-match')
        .map(({ key }) => key),
    ).toEqual(['other/match']);
  });
});
