import { screen, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { Session } from '@waymark/mfe-kit';
import { ANN, renderApp, SAMPLE_BOOT, SAMPLE_REMOTE, VISITOR } from '../test-support/render-app';

type Part = () => Promise<{ default: () => React.ReactNode }>;

const { demo } = SAMPLE_BOOT.remotes;
if (!demo) throw new Error('The sample site has a slice.');
const slots = [{ slot: 'header-member', component: 'news', order: 1 }];
const boot = { ...SAMPLE_BOOT, remotes: { demo: { ...demo, manifest: { ...demo.manifest, slots } } } };

const whole: Part = () => Promise.resolve({ default: () => <li>2 new</li> });
const failing: Record<string, Part | undefined> = {
  'is not to be had': () => Promise.reject(new Error('404')),
  'throws as it is drawn': () =>
    Promise.resolve({
      default: () => {
        throw new Error('broken build');
      },
    }),
  'exports something else': () => Promise.resolve({} as Awaited<ReturnType<Part>>),
  'is not among what its slice exports': undefined,
  'never comes': () => new Promise(() => undefined),
};

const show = (session: Session, news: Part | undefined) =>
  renderApp('/', session, boot, { ...SAMPLE_REMOTE, slots: news ? { news } : {} });
/** The visible content of the header; space reserved for later content is hidden. */
const rows = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const MORE = 'More All ReviewsMy ReviewsLogout';
/** Longer than until a part that works is drawn. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('what a slice tells a member in the header (C6.13)', () => {
  it('stands beside the way to the profile', async () => {
    show(ANN, whole);
    await screen.findByText('2 new');
    expect(rows()).toEqual(['About Us', 'Add Review', MORE, '2 new', 'Profile of Ann']);
  });

  it('is asked for by nobody who is not signed in', async () => {
    const news = jest.fn(whole);
    show(VISITOR, news);
    await screen.findByRole('heading', { name: 'Welcome' });
    await longEnough();
    expect(news).not.toHaveBeenCalled();
    expect(rows()).not.toContain('2 new');
  });

  it.each(Object.keys(failing))('leaves nothing behind and everything else whole when it %s', async (how) => {
    // React logs each error that it renders.
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(ANN, failing[how]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
    await longEnough();
    expect(rows()).toEqual(['About Us', 'Add Review', MORE, 'Profile of Ann']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/could not load|went wrong/i)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
    report.mockRestore();
  });
});
