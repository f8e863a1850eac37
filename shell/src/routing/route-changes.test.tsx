import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHost } from '@waymark/mfe-kit';
import { ANN, VISITOR, renderApp } from '../test-support/render-app';

describe('changing the page (A2.15, S2.2, S4.3, S8.18, A6.7)', () => {
  it('names the page in the tab and moves the focus to its heading, which alone says it', async () => {
    renderApp('/', VISITOR);
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getAllByRole('link', { name: 'All Reviews' })[0]!);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All of them' })).toHaveFocus());
    expect(document.title).toBe('All Reviews – Waymark');
    expect(screen.getByTestId('announcer')).toBeEmptyDOMElement();
  });

  it('follows an old address to the new one with its parameters and query', async () => {
    renderApp('/old/7?from=mail', VISITOR);
    await screen.findByRole('heading', { name: 'A thing' });
    expect(window.location.pathname + window.location.search).toBe('/things/7?from=mail');
  });

  it('sends a visitor to sign in and remembers where they wanted to go', async () => {
    renderApp('/add-review', VISITOR);
    await screen.findByRole('heading', { name: 'Log in' });
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/add-review');
    expect(screen.getByText('Authentication required')).toBeInTheDocument();
    expect(screen.getByText('Please log in to submit a review.')).toBeInTheDocument();
  });

  it('holds a page for members back until it is known who is there', async () => {
    renderApp('/add-review', { status: 'loading', user: null });
    expect(screen.queryByRole('heading', { name: 'Write' })).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/add-review');
    act(() => getHost().session.setState(ANN));
    expect(await screen.findByRole('heading', { name: 'Write' })).toBeInTheDocument();
  });

  it('says 404 and leads home from an address that is no page', async () => {
    renderApp('/nowhere', VISITOR);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found (404)' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found (404) – Waymark');
    await userEvent.click(await screen.findByRole('button', { name: 'Return Home' }));
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  });
});
