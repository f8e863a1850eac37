import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { wholeTrip } from '../../../test-support/trips';
import TripEditorPage from '../trip-editor.page';

function open(answers: Record<string, Answer>) {
  const calls = stubApi({
    'GET /api/trip-blogs/12': { body: wholeTrip() },
    'GET /api/trip-drafts': { body: [] },
    ...answers,
  });
  const page = renderPage(TripEditorPage, {
    route: '/trip-blogs/:id/edit',
    at: '/trip-blogs/12/edit',
    user: MEMBER,
    isMountedOnce: true,
  });
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...page, sent, user: userEvent.setup() };
}
const address = async () => (await screen.findByTestId('address')).textContent;

describe('the end of a trip', () => {
  beforeEach(() => localStorage.clear());

  it('is asked for twice', async () => {
    const { sent, user, toasts } = open({ 'DELETE /api/trip-blogs/12': { status: 204 } });
    await user.click(await screen.findByRole('button', { name: 'Delete this trip' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this trip' });
    expect(await axeProblems()).toEqual([]);
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, delete the trip' }));
    expect(await address()).toBe('/trip-blogs');
    expect(sent()).toEqual(['DELETE /api/trip-blogs/12']);
    expect(toasts[0]?.title).toBe('The trip has been deleted');
  });

  it('does not appear after a refusal; the dialog shows the reason', async () => {
    const { user } = open({
      'DELETE /api/trip-blogs/12': problem(403, 'trip.not-yours', 'Only its author can change a trip'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete this trip' }));
    await user.click(screen.getByRole('button', { name: 'Yes, delete the trip' }));
    expect(await screen.findByText('Only its author can change a trip')).toBeTruthy();
  });

  it('can be that nobody else reads it any more', async () => {
    const { sent, user } = open({ 'PUT /api/trip-blogs/12/public': { body: wholeTrip({ isPublished: false }) } });
    await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
    expect(await address()).toBe('/trip-blogs/12');
    expect(sent()).toEqual(['PUT /api/trip-blogs/12/public']);
  });
});
