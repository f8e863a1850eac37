import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { translatePage } from '@waymark/testing/browser/translate-page';
import { sampleDay, sampleWholeTrip } from '../../test-support/sample-trips';
import TripBlogPage from './trip-blog.page';

const PHOTO = {
  id: 'b1f6f0a4-1111-4111-8111-111111111111',
  url: '/api/trip-blogs/photos/b1f6f0a4-1111-4111-8111-111111111111/full',
  thumbUrl: '/api/trip-blogs/photos/b1f6f0a4-1111-4111-8111-111111111111/thumb',
  width: 800,
  height: 600,
  description: 'A level platform',
};

function open(parts: Parameters<typeof sampleWholeTrip>[0] = {}, user: SessionUser | null = null) {
  const calls = stubApi({
    'GET /api/trip-blogs/7': { body: sampleWholeTrip(parts) },
    'POST /api/trip-blogs/7/view': { body: { totalViews: 121 } },
    'PUT /api/trip-blogs/7/like': ({ body }) => {
      const { isLiked } = body as { isLiked: boolean };
      return { body: { isLikedByMe: isLiked, totalLikes: isLiked ? 2 : 1 } };
    },
    'POST /api/reports': { status: 201, body: { id: 1, isAnswered: false } },
  });
  const page = renderPage(TripBlogPage, { route: '/trip-blogs/:id', at: '/trip-blogs/7', user, isMountedOnce: true });
  return { ...page, calls, user: userEvent.setup() };
}
const title = () => screen.findByRole('heading', { level: 1, name: /A week at the sea/ });

describe('a trip (C1.11)', () => {
  it('shows author, place, time and story, with its days in order', async () => {
    const { titles } = open({
      days: [sampleDay({ photos: [PHOTO] }), sampleDay({ id: 32, dayNumber: 2, title: 'The pier' })],
    });
    await title();
    expect(titles).toContain('A week at the sea with a powered chair');
    expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/profile/9');
    expect(screen.getByText('We went.')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#story', '#day-31', '#day-32', '#comments']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Day 1 By train',
      'Day 2 The pier',
    ]);
    expect(screen.getAllByRole('heading', { name: 'Accessibility notes' })).toHaveLength(2);
    expect(screen.getAllByText('ramp', { selector: 'strong' })).toHaveLength(2);
  });

  it('counts who reads it, once it is there', async () => {
    const { calls } = open();
    expect(await screen.findByText('2 days · 1 like · 121 views')).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/view'))).toHaveLength(1);
  });

  it('shows a photo large, with its words', async () => {
    const { user } = open({ days: [sampleDay({ photos: [PHOTO] })] });
    await user.click(await screen.findByRole('button', { name: 'Show photo 1 large' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos of day 1' });
    expect(within(dialog).getByRole('img', { name: 'A level platform' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('links to a cover on a site that is not allowed', async () => {
    open({ coverImageUrl: 'https://pictures.example/a.jpg', coverDescription: 'The bay' });
    const link = await screen.findByRole('link', { name: 'Picture of this trip: The bay' });
    expect(link.getAttribute('rel')).toBe('ugc nofollow noopener noreferrer');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a cover of ours with its description', async () => {
    open({ coverImageUrl: PHOTO.url, coverIsPicture: true, coverDescription: 'The bay' });
    expect((await screen.findByRole('img', { name: 'The bay' })).getAttribute('src')).toBe(PHOTO.url);
  });

  it('names what a day points to while no slice knows it', async () => {
    open({ days: [sampleDay({ attachments: [{ kind: 'venue', id: 3, name: 'Harbour Playhouse' }] })] });
    expect(await screen.findByText('Harbour Playhouse')).toBeTruthy();
  });
});

describe('what one can do with a trip (C1.12, F7.9)', () => {
  it('likes it and takes it back, in words', async () => {
    const { user } = open({}, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Like (1)' }));
    const liked = await screen.findByRole('button', { name: 'Liked (2)' });
    expect(liked.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/You like this trip\. 2 likes/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trips you like' }).getAttribute('href')).toBe('/user-profile');
    await user.click(liked);
    expect(await screen.findByRole('button', { name: 'Like (1)' })).toBeTruthy();
  });

  it('counts the like on a page that the browser translates', async () => {
    const { user } = open({}, MEMBER);
    await screen.findByRole('button', { name: 'Like (1)' });
    const stop = translatePage();
    await user.click(screen.getByRole('button', { name: 'LIKE (1)' }));
    await user.click(await screen.findByRole('button', { name: 'LIKED (2)' }));
    expect(await screen.findByRole('button', { name: 'LIKE (1)' })).toBeTruthy();
    stop();
  });

  it('asks a visitor to log in, and remembers where they were', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Like (1)' }));
    expect(screen.getByRole('alert', { name: '' }).textContent).toContain('Please log in to like trips.');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/trip-blogs/7');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('copies its link if the device cannot share, with a confirmation', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/trip-blogs/7');
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is reported with a reason, and staff learn which one', async () => {
    const { user, calls, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Report this/ }));
    await screen.findByRole('dialog', { name: 'Report this trip' });
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect((await screen.findAllByText(/Choose what is wrong/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: 'It is an advert' }));
    await user.type(screen.getByLabelText(/^In your words/), 'It sells a hotel.');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Thank you for your report'));
    expect(calls.find(({ path }) => path === '/api/reports')?.body).toMatchObject({
      kind: 'trip',
      contentId: '7',
      reason: 'advertising',
      words: 'It sells a hotel.',
    });
  });

  it('is edited by its author, who learns that nobody else sees it', async () => {
    const { calls } = open({ isOwn: true, isPublic: 0, isPublished: false, publishedAt: null }, MEMBER);
    expect((await screen.findByRole('link', { name: 'Edit your trip' })).getAttribute('href')).toBe(
      '/trip-blogs/7/edit',
    );
    expect(screen.getByText('Only you can see this trip')).toBeTruthy();
    for (const name of [/^Like/, 'Share', /^Report this/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(false);
  });
});

describe('a trip that is not there', () => {
  it('shows a message with a link to other trips', async () => {
    stubApi({ 'GET /api/trip-blogs/7': problem(404, 'trip.not-found', 'There is no such trip.') });
    renderPage(TripBlogPage, { route: '/trip-blogs/:id', at: '/trip-blogs/7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look at other trips' }).getAttribute('href')).toBe('/trip-blogs');
    expect(await axeProblems()).toEqual([]);
  });

  it.each([
    ['hidden', 'This trip is hidden for now'],
    ['removed', 'This trip was removed'],
  ])('because staff hid it says that: %s', async (state, name) => {
    stubApi({ 'GET /api/trip-blogs/7': problem(404, `content.${state}`, 'Our staff did it.') });
    renderPage(TripBlogPage, { route: '/trip-blogs/:id', at: '/trip-blogs/7' });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  });

  it('for others tells its author so, with the way to the reasons, and offers nothing that fails', async () => {
    open({ isOwn: true, setAside: { state: 'hidden', statementId: 5 } }, MEMBER);
    await title();
    expect(screen.getByText('Our staff have hidden this trip. Only you can see it.')).toBeTruthy();
    const why = screen.getByRole('link', { name: 'Read why, and how to appeal' });
    expect(why.getAttribute('href')).toBe('/statements/5');
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: /Comments/ })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('is asked for again when it could not be loaded', async () => {
    stubApi({ 'GET /api/trip-blogs/7': problem(503, 'server.unavailable', 'This part is not answering.') });
    renderPage(TripBlogPage, { route: '/trip-blogs/:id', at: '/trip-blogs/7' });
    expect(await screen.findByText('We could not load this trip.')).toBeTruthy();
  });
});
