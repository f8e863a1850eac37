import { screen, within } from '@testing-library/react';
import type { SessionUser } from '@waymark/mfe-kit';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { sampleTrip } from '../../test-support/trips';
import { MyTrips } from './my-trips';

const DRAFT = {
  id: '0b6f4f0e-7a51-4c0e-8a3b-6f5d1f2c9e11',
  blogId: null,
  title: 'Whitby',
  changedAt: '2026-11-20T10:00:00.000Z',
  version: 2,
};

function open(answers: Parameters<typeof stubApi>[0], memberId: number, user: SessionUser | null = MEMBER) {
  const calls = stubApi(answers);
  renderPart(<MyTrips memberId={memberId} displayName="Ben" />, { user });
  return calls;
}

describe('the trips on a profile (C2.11)', () => {
  it('are on one’s own profile all that one writes, each with the way to go on', async () => {
    open(
      {
        'GET /api/trip-drafts': { body: [DRAFT] },
        'GET /api/trip-blogs/mine': { body: [sampleTrip({ isPublished: false, isPublic: 0 })] },
        'GET /api/trip-blogs': { body: [], headers: { 'x-total-count': '0' } },
      },
      MEMBER.id,
    );
    expect((await screen.findByRole('link', { name: 'Edit Two days in York' })).getAttribute('href')).toBe(
      '/trip-blogs/12/edit',
    );
    expect(screen.getByText('Only you can read it')).toBeTruthy();
    expect(screen.getByText('York')).toBeTruthy();
    expect(screen.getByText('May 5, 2026').getAttribute('datetime')).toBe('2026-05-05');
    const draft = await screen.findByRole('link', { name: /^Continue your draft of Whitby/ });
    expect(draft.getAttribute('href')).toBe(`/create-trip-blog?draft=${DRAFT.id}`);
  });

  it('are on another’s what they published, to be read', async () => {
    const calls = open({ 'GET /api/trip-blogs': { body: [sampleTrip()] } }, 9, null);
    expect((await screen.findByRole('link', { name: 'Two days in York' })).getAttribute('href')).toBe('/trip-blogs/12');
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(['/api/trip-blogs?authorId=9&limit=10']);
  });

  it('are on one’s own profile also those that one likes, which nobody else sees (C1.3)', async () => {
    const none = { body: [], headers: { 'x-total-count': '0' } };
    open(
      {
        'GET /api/trip-drafts': { body: [] },
        'GET /api/trip-blogs/mine': none,
        'GET /api/trip-blogs': ({ path }) =>
          path.includes('likedBy=me') ? { body: [sampleTrip({ authorName: 'Ben' })] } : none,
      },
      MEMBER.id,
    );
    const liked = await screen.findByRole('region', { name: 'Trips you like' });
    expect((await within(liked).findByRole('link', { name: 'Two days in York' })).getAttribute('href')).toBe(
      '/trip-blogs/12',
    );
    expect(within(liked).queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('show an empty list, and invite only the member to write one', async () => {
    const none = { body: [], headers: { 'x-total-count': '0' } };
    open(
      { 'GET /api/trip-blogs/mine': none, 'GET /api/trip-blogs': none, 'GET /api/trip-drafts': { body: [] } },
      MEMBER.id,
    );
    expect((await screen.findByRole('link', { name: 'Share Your Trip' })).getAttribute('href')).toBe(
      '/create-trip-blog',
    );
    expect(await screen.findByText('None yet. When you like a trip, it appears here.')).toBeTruthy();
  });
});
