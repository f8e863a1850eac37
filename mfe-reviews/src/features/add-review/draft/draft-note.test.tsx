import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { problem, stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { toStep } from '../../../test-support/review-steps';
import { sampleReview, sampleVenue } from '../../../test-support/samples';
import AddReviewPage from '../add-review.page';

const route = '/add-review';
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your review');
const venueName = () => screen.getByLabelText<HTMLInputElement>('Venue name');
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });
const open = (at = route) => renderPage(AddReviewPage, { route, at, user: MEMBER });
const linkTo = (name: string) =>
  `${route}?${new URLSearchParams({ venue: JSON.stringify({ id: 7, name }) }).toString()}`;

/** Fills in all that is asked for; the words are the last of it. */
async function fillIn() {
  fireEvent.change(venueName(), { target: { value: 'Leeds' } });
  await toStep('Your Information');
  fireEvent.change(screen.getByLabelText('Disability type'), { target: { value: 'visual' } });
  await toStep('Your Review');
  write('Lifts to every platform.');
}

async function submit() {
  await toStep('Submit Review');
  fireEvent.click(screen.getByText('Submit Review', { selector: 'button span' }));
}
const reviewKeys = (calls: ApiCall[]) =>
  calls
    .filter(({ path, method }) => method === 'POST' && path === '/api/reviews')
    .map(({ headers }) => headers.get('idempotency-key'));

describe('unsent text (S8.16, S8.17, SX.12, SX.13, SX.14)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    stubApi({});
  });

  it('is restored after a reload, without the disability type, with a note', async () => {
    const first = open();
    await fillIn();
    first.unmount();
    open();
    expect(screen.getByText('We kept what you wrote')).toBeTruthy();
    expect(comment().value).toBe('Lifts to every platform.');
    await toStep('Your Information');
    expect(screen.getByLabelText<HTMLSelectElement>('Disability type').value).toBe('');
    await toStep('Venue Information');
    expect(venueName().value).toBe('Leeds');
  });

  it('can be discarded, and brought back', async () => {
    const first = open();
    await fillIn();
    first.unmount();
    open();
    fireEvent.click(screen.getByText('Discard'));
    expect(comment().value).toBe('');
    expect(screen.getByText('Your draft has been deleted.')).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    expect(comment().value).toBe('Lifts to every platform.');
  });

  it('is not mentioned when nothing was written', () => {
    const first = open();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'United Kingdom' } });
    first.unmount();
    open();
    expect(screen.queryByText('We kept what you wrote')).toBeNull();
  });

  it('about another venue waits beside the new one', async () => {
    const first = open();
    await fillIn();
    first.unmount();
    open(linkTo('York'));
    expect(screen.getByText('Selected venue: York')).toBeTruthy();
    expect(screen.getByText(/You have an unsent review about Leeds/)).toBeTruthy();
    fireEvent.click(screen.getByText('Continue your draft'));
    // Where it was left.
    expect(comment().value).toBe('Lifts to every platform.');
    expect(screen.queryByText('Selected venue: York')).toBeNull();
  });

  it('is of one member: another one who signs in here does not see it', async () => {
    const first = open();
    await fillIn();
    first.unmount();
    renderPage(AddReviewPage, { route, at: `${route}?step=review`, user: { ...MEMBER, id: 6 } });
    expect(comment().value).toBe('');
  });

  it('outlives a session that ended: sign-in, and back to it', async () => {
    stubApi({ 'POST /api/venues': problem(401, 'auth.required', 'Please log in to continue.') });
    const first = open();
    await fillIn();
    await submit();
    await waitFor(() => expect(first.visited).toContain('/login'));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe(route);
    expect(first.toasts).toEqual([
      { title: 'Authentication required', description: 'Please log in to continue', variant: 'error' },
    ]);
    first.unmount();
    open();
    expect(screen.getByText('Lifts to every platform.')).toBeTruthy();
  });

  it('outlives a lost connection: it is sent again under the same key, and published once', async () => {
    let down = true;
    const calls = stubApi({
      'POST /api/venues': { status: 201, body: sampleVenue() },
      'GET /api/venues/7': { body: sampleVenue() },
      'POST /api/reviews': () => (down ? { status: 503, body: '' } : { status: 201, body: sampleReview() }),
    });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await fillIn();
    await submit();
    expect(
      await screen.findByText(
        'We could not save your review. What you wrote is still here. You are offline. Submit your review again when you are back online.',
      ),
    ).toBeTruthy();
    down = false;
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('You are online again.')).toBeTruthy();
    await submit();
    expect(await screen.findByText('Review submitted')).toBeTruthy();
    const keys = reviewKeys(calls);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(localStorage.getItem('addReviewDraft')).toBeNull();
  });

  it('stays when its venue was deleted meanwhile, and the words are plain', async () => {
    stubApi({
      'POST /api/venues': { status: 201, body: sampleVenue() },
      'POST /api/reviews': problem(404, 'venue.not-found', "The venue you're looking for doesn't exist."),
    });
    const { toasts } = open();
    await fillIn();
    await submit();
    expect(
      await screen.findByText(/What you wrote is still here. The venue you're looking for doesn't exist./),
    ).toBeTruthy();
    expect(screen.getByText('Submission failed')).toBeTruthy();
    expect(toasts.at(-1)).toMatchObject({ title: 'Review submission failed', description: 'Please try again later.' });
    expect(screen.getByText('Lifts to every platform.')).toBeTruthy();
  });

  it('stays when the venue could not be made', async () => {
    stubApi({ 'POST /api/venues': { status: 500, body: '' } });
    const { toasts } = open();
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({
        title: 'Venue creation failed',
        description: 'Please check the venue information and try again.',
      }),
    );
    expect(screen.getByText('Lifts to every platform.')).toBeTruthy();
  });
});
