import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ComponentLoader } from './define-remote';
import { createHost } from './host';
import { RemoteBoundary } from './remote-boundary';

const Content = () => <h1>It came</h1>;

// React reports what a boundary catches; here that is expected.
console.error = () => undefined;

const failures: [string, ComponentLoader][] = [
  ['is missing', () => Promise.reject(new Error('404'))],
  ['throws while it starts', () => Promise.reject(new TypeError('x is not a function'))],
  ['exports something else', () => Promise.resolve({ default: 'text' }) as unknown as ReturnType<ComponentLoader>],
  ['exports nothing', () => Promise.resolve(undefined) as unknown as ReturnType<ComponentLoader>],
];

describe('RemoteBoundary', () => {
  it.each(failures)('explains a page that %s, and moves the focus there', async (_name, load) => {
    const { container } = render(<RemoteBoundary load={load} what="this page" isPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not load this page' })).toHaveFocus();
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('loads again on "Try again"', async () => {
    const answers: ComponentLoader[] = [
      () => Promise.reject(new Error('lost')),
      () => Promise.resolve({ default: Content }),
    ];
    render(<RemoteBoundary load={() => answers.shift()!()} what="this page" isPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'It came' })).toBeInTheDocument();
  });

  it('takes the focus for a part of a page only after "Try again"', async () => {
    render(<RemoteBoundary load={() => Promise.reject(new Error('lost'))} />);
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('shows its fallback for a component that throws while rendering, and reports the slice to the shell (R3.3)', async () => {
    const told: string[] = [];
    window.waymark = createHost({ failed: (slice, error) => told.push(`${slice}: ${error.message}`) });
    const Broken = () => {
      throw new Error('no name');
    };
    render(<RemoteBoundary slice="maps" load={() => Promise.resolve({ default: Broken })} broken={<p>Refresh</p>} />);
    render(<RemoteBoundary slice="account" load={() => Promise.reject(new Error('lost'))} />);
    await screen.findByText('Refresh');
    await screen.findByRole('heading', { level: 2 });
    expect(told.sort()).toEqual(['account: Error: lost', 'maps: no name']);
    delete window.waymark;
  });
});
