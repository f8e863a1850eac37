import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ATTRACTION_KINDS, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { sliceQueryClient } from '@waymark/mfe-kit';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { pressNext, stepShown, toStep } from '../../test-support/review-steps';
import { RESULT, sampleReview, sampleVenue } from '../../test-support/samples';
import AddReviewPage from './add-review.page';

const route = '/add-review';
const open = (at = route) => renderPage(AddReviewPage, { route, at, user: MEMBER });
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text, value }) => `${value}: ${text}`);
const button = (words: string) =>
  screen.getByText(words, { selector: 'button span' }).parentElement as HTMLButtonElement;

async function fillInAndSend() {
  if (stepShown() === 'Venue Information')
    fireEvent.change(screen.getByLabelText('Venue name'), { target: { value: 'Leeds' } });
  await toStep('Your Information');
  fireEvent.change(screen.getByLabelText('Disability type'), { target: { value: 'visual' } });
  await toStep('Your Review');
  fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'Lifts to every platform.' } });
  await toStep('Submit Review');
  fireEvent.click(button('Submit Review'));
}

const works = {
  'POST /api/venues': { status: 201, body: sampleVenue() },
  'GET /api/venues/7': { body: sampleVenue() },
  'POST /api/reviews': { status: 201, body: sampleReview() },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the form for a review (S1.7, S2.37, S3.17, S3.18, S4.8, S5.8)', () => {
  it('leads back home, and says to rate only the areas that one can evaluate (S2.36, S2.43)', () => {
    stubApi({});
    open();
    const home = within(screen.getByLabelText('Breadcrumb')).getByText('Home').closest('a');
    expect(home?.getAttribute('href')).toBe('/');
    expect(screen.getByText(/Tell others what you found\. Rate only the areas you can evaluate\./)).toBeTruthy();
  });

  it('asks for five areas and service animals, each with a rating that need not be given', () => {
    stubApi({});
    open(`${route}?step=ratings`);
    const section = screen.getByRole('form', { name: 'Review' });
    expect(screen.getByText(/Rate only the areas you can evaluate\. Leave the others/)).toBeTruthy();
    const asked = [...section.querySelectorAll('fieldset')].filter((set) => set.querySelector('[name$="Rating"]'));
    expect(asked.map((set) => set.querySelector('legend')?.textContent)).toEqual([
      'Mobility',
      'Visual',
      'Hearing',
      'Cognitive',
      'Street infrastructure',
      'Service animals',
    ]);
    for (const set of asked) expect(within(set).getByLabelText<HTMLInputElement>('Not rated').checked).toBe(true);
    // The levels as the review shows them; 5 has a word of its own (SV43).
    expect([...(asked[0]?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1 – Limited',
      '2 – Fair',
      '3 – Good',
      '4 – Excellent',
      '5 – Outstanding',
      'Not rated',
    ]);
  });

  it('offers the eight categories, seven disability types and the right not to say, and starts with General Venue in the UK', async () => {
    stubApi({});
    open();
    expect(optionsOf('Category')).toEqual([
      'restaurant: Restaurant',
      'hotel: Hotel',
      'shop: Shop',
      'venue: General Venue',
      'transport: Transport',
      'healthcare: Healthcare',
      'education: Education',
      'entertainment: Entertainment',
      // Grouped under "Attractions".
      ...ATTRACTION_KINDS.map((kind) => `${kind}: ${VENUE_KIND_LABELS[kind]}`),
    ]);
    expect(screen.getAllByRole('group', { name: 'Attractions' })).toHaveLength(1);
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('venue');
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('UK');
    for (const optional of ['Address (optional)', 'City (optional)'])
      expect(screen.getByLabelText<HTMLInputElement>(optional).value).toBe('');
    fireEvent.change(screen.getByLabelText('Venue name'), { target: { value: 'Leeds' } });
    await pressNext();
    expect(optionsOf('Disability type').map((option) => option.split(':')[0])).toEqual([
      '',
      'mobility',
      'visual',
      'hearing',
      'cognitive',
      'multiple',
      'temporary',
      'caregiver',
      'prefer_not_to_say',
    ]);
  });

  it('finds a venue in its search and fills it in', async () => {
    stubApi({ 'GET /api/venues/search': { body: [RESULT] }, 'GET /api/venues/7': { body: sampleVenue() } });
    open();
    await userEvent.type(screen.getByLabelText('Search for the venue', { selector: 'input' }), 'leeds');
    await userEvent.click(await screen.findByText('Leeds', { selector: '[role=option] strong' }, { timeout: 4_000 }));
    expect(screen.getByText('Selected venue: Leeds')).toBeTruthy();
    // It is known: nothing of it is asked.
    expect(screen.queryByLabelText('Venue name')).toBeNull();
    await pressNext();
    expect(stepShown()).toBe('Your Information');
  });
});

describe('sending a review (S4.7, S7.18)', () => {
  it('reads Submitting... and takes no second press while it sends', async () => {
    const calls = stubApi(works);
    const answer = window.fetch;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    window.fetch = globalThis.fetch = async (...call) => (await Promise.all([answer(...call), held]))[0];
    open();
    await fillInAndSend();
    await screen.findByText('Submitting...');
    expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Submitting...'));
    act(() => goOn());
    await screen.findByText('Review submitted');
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/reviews')).toHaveLength(1);
  });

  it('is empty again when it is opened after success', async () => {
    sessionStorage.setItem(
      'selectedVenueForReview',
      JSON.stringify({ id: 7, name: 'Leeds', city: 'Leeds', country: 'UK', category: 'transport' }),
    );
    stubApi(works);
    const first = open();
    expect(screen.getByText('Selected venue: Leeds')).toBeTruthy();
    await fillInAndSend();
    await screen.findByText('Review submitted');
    first.unmount();
    open();
    expect(screen.queryByText(/Selected venue/)).toBeNull();
    const isEmpty = (field: string) => expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('');
    isEmpty('Venue name');
    fireEvent.change(screen.getByLabelText('Venue name'), { target: { value: 'York' } });
    await pressNext();
    isEmpty('Disability type');
    fireEvent.change(screen.getByLabelText('Disability type'), { target: { value: 'visual' } });
    await toStep('Your Review');
    isEmpty('Your review');
  });

  it('forgets what it knew of reviews and venues once a review is published', async () => {
    stubApi(works);
    open();
    const old = [['/api/reviews'], ['/api/venues/7'], ['/api/venues/search?q=leeds']];
    for (const key of old) sliceQueryClient().setQueryData(key, { reviewCount: 0 });
    await fillInAndSend();
    await screen.findByText('Review submitted');
    await waitFor(() => expect(sliceQueryClient().getQueryData(['/api/venues/7'])).toMatchObject({ reviewCount: 1 }));
    expect([old[0], old[2]].map((key) => sliceQueryClient().getQueryData(key ?? []))).toEqual([undefined, undefined]);
  });

  it('waits one second after success, then goes to the venue (S2.44)', async () => {
    stubApi(works);
    open();
    await fillInAndSend();
    const seen = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.body.textContent?.includes('Taking you to the venue now.')) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    const submitted = await seen;
    const address = await screen.findByTestId('address', {}, { timeout: 5_000, interval: 10 });
    // A busy machine may be late, never early.
    expect(performance.now() - submitted).toBeGreaterThan(980);
    expect(address.textContent).toBe('/venues/7');
  });
});
