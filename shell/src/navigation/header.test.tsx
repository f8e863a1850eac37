import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import axe from 'axe-core';
import { newDocument } from '../session/leave-page';
import { stubMatchMedia } from '../test-support/match-media';
import { ANN, VISITOR, renderApp } from '../test-support/render-app';

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the header (A1.6, A2.18, A2.19, A2.20, A2.21, A8.22)', () => {
  it('shows the slices links in order, and Log In to a visitor', async () => {
    const { container } = renderApp('/', VISITOR);
    const names = main()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['About Us', 'Add Review', 'Log In']);
    await screen.findByRole('heading', { name: 'Welcome' });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('names the signed-in person and keeps Logout and their own pages under More', async () => {
    renderApp('/', ANN);
    expect(main().getByRole('link', { name: 'Profile of Ann' })).toHaveAttribute('href', '/user-profile');
    expect(main().queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'More' }));
    expect(main().getByRole('link', { name: 'My Reviews' })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('keeps Logout and pages of members from a visitor, under More too', async () => {
    renderApp('/', VISITOR);
    await userEvent.click(main().getByRole('button', { name: 'More' }));
    expect(main().getByRole('link', { name: 'All Reviews' })).toBeInTheDocument();
    expect(main().queryByRole('link', { name: 'My Reviews' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('leads home after Logout by a new document, which holds nothing of the member (A4.19)', async () => {
    stubApi({ 'POST /api/auth/logout': { status: 204 } });
    const opened = jest.spyOn(newDocument, 'open').mockImplementation(() => undefined);
    renderApp('/reviews', ANN);
    sessionStorage.setItem('redirectAfterLogin', '/user-profile');
    await userEvent.click(main().getByRole('button', { name: 'More' }));
    await userEvent.click(main().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(opened.mock.calls).toEqual([['/']]));
    expect(sessionStorage).toHaveLength(0);
    opened.mockRestore();
  });

  it('says so when logging out fails, and leaves the person signed in', async () => {
    stubApi({ 'POST /api/auth/logout': problem(503, 'server.unavailable', 'Not now') });
    renderApp('/', ANN);
    await userEvent.click(main().getByRole('button', { name: 'More' }));
    await userEvent.click(main().getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('There was an error logging out. Please try again.')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Profile of Ann' })).toBeInTheDocument();
  });

  it('closes More on Escape and gives the focus back', async () => {
    renderApp('/', VISITOR);
    const more = main().getByRole('button', { name: 'More' });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });

  it('hides groups of the footer that have no links', async () => {
    renderApp('/', VISITOR);
    expect(await screen.findByRole('navigation', { name: 'Platform' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Legal' })).not.toBeInTheDocument();
  });

  it('leads to the search from every page', () => {
    renderApp('/', VISITOR);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  });

  it('folds the groups of the footer on a phone, and keeps them by name', async () => {
    stubMatchMedia(['(max-width: 47.99rem)']);
    renderApp('/', VISITOR);
    const platform = await screen.findByRole('navigation', { name: 'Platform' });
    expect(platform.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(within(platform).getByText('Platform'));
    expect(platform.querySelector('details')).toHaveAttribute('open');
    stubMatchMedia();
  });

  it('offers a way past the navigation', () => {
    renderApp('/', VISITOR);
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main-content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  });
});
