import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { answer, hit } from '../../test-support/search-samples';
import HomePage from './home.page';

const LEEDS: Answer = { body: { city: 'Leeds', countryName: 'United Kingdom' } };
const failed = 'Unable to detect your location. Please search manually.';

/** The browser's answer; jsdom has none of its own. */
function browserAnswers(answer: ((done: PositionCallback, refuse: PositionErrorCallback) => void) | null) {
  const value = answer && { getCurrentPosition: answer };
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
}

const at = (latitude: number, longitude: number) => (done: PositionCallback) =>
  done({ coords: { latitude, longitude } } as GeolocationPosition);
const refuse = (code: number) => (_: PositionCallback, refused: PositionErrorCallback) =>
  refused({ code } as GeolocationPositionError);

async function press(reverse: Answer = LEEDS) {
  stubApi({
    'GET /api/top-reviewer': { body: { topReviewerName: null, helpfulVotes: 0 } },
    'GET /api/geo/reverse': reverse,
    'GET /api/reviews': { body: [], headers: { 'x-total-count': '0' } },
    'GET /api/search': { body: answer({ results: [hit({ name: 'Grand Theatre' })] }) },
  });
  renderPage(HomePage, { route: '/' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Use My Location' }));
  return user;
}

describe('Use My Location (S8.5, S8.6, S8.7)', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('shows the detected coordinates, and searches there when asked', async () => {
    browserAnswers(at(53.79648, -1.54792));
    const user = await press();
    expect(await screen.findByText('Latitude 53.7965, longitude -1.5479: Leeds, United Kingdom.')).toBeTruthy();
    expect(screen.getByText('Location detected').closest('[role=status]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Search in Leeds' }));
    expect(screen.getByTestId('address').textContent).toBe('/search?where=Leeds');
  });

  it('shows what is known near there', async () => {
    browserAnswers(at(53.79648, -1.54792));
    await press();
    const near = await screen.findByRole('region', { name: 'Near you' });
    expect(within(near).getByRole('link', { name: 'Grand Theatre' }).getAttribute('href')).toBe('/venues/7');
    expect(within(near).getByText(/400 m$/)).toBeTruthy();
  });

  it('shows a message if the browser does not support it', async () => {
    browserAnswers(null);
    await press();
    expect(
      (await screen.findByText('Geolocation is not supported by this browser.')).closest('[role=alert]'),
    ).toBeTruthy();
  });

  it.each([
    ['refused', 1],
    ['not available', 2],
    ['too slow', 3],
  ])('asks to search by hand when the position is %s', async (_, code) => {
    browserAnswers(refuse(code));
    await press();
    expect((await screen.findByText(failed)).closest('[role=alert]')).toBeTruthy();
  });

  it('asks to search by hand when the look-up fails (S8.8)', async () => {
    browserAnswers(at(1, 1));
    await press(problem(503, 'server.unavailable', 'Not answering.'));
    expect(await screen.findByText(failed)).toBeTruthy();
  });

  it('shows a place at sea, and offers no search for its name', async () => {
    browserAnswers(at(0, -30));
    await press({ body: { city: 'Unknown City', countryName: 'Unknown Country' } });
    expect(await screen.findByText('Latitude 0.0000, longitude -30.0000: Unknown City, Unknown Country.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Search in/ })).toBeNull();
  });

  it('is busy while the device looks', async () => {
    let found: PositionCallback = () => undefined;
    browserAnswers((done) => (found = done));
    await press();
    expect(screen.getByRole('button', { name: 'Finding your location...' }).getAttribute('aria-disabled')).toBe('true');
    found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition);
    expect(await screen.findByRole('button', { name: 'Use My Location' })).toBeTruthy();
  });
});
