import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { findPosition, type LocationOutcome, useMyLocation } from './use-my-location';

type Ask = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void;

const leeds = { coords: { latitude: 53.7997, longitude: -1.5492 } } as GeolocationPosition;

function browserWith(getCurrentPosition: Ask | undefined) {
  const value = getCurrentPosition ? { getCurrentPosition } : undefined;
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
}

async function outcome(): Promise<LocationOutcome | undefined> {
  const outcomes: LocationOutcome[] = [];
  const onOutcome = (one: LocationOutcome) => outcomes.push(one);
  const { result } = renderHook(() => useMyLocation(onOutcome));
  act(() => result.current.findMe());
  expect(result.current.locating).toBe(true);
  await waitFor(() => expect(result.current.locating).toBe(false), { timeout: 4_000 });
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

// Compiling the look-up's own chunk for the first time takes longer than a busy machine should wait for an outcome.
beforeAll(() => import('../gazetteer'));

describe('use my location (S7.28)', () => {
  it('asks exactly as specified, then our own look-up for the place', async () => {
    let asked: PositionOptions = {};
    browserWith((found, _failed, options) => {
      asked = options;
      found(leeds);
    });
    const calls = stubApi({
      'GET /api/geo/reverse': { body: { city: 'Leeds', locality: 'Holbeck', countryName: 'United Kingdom' } },
    });
    expect(await outcome()).toEqual({
      status: 'found',
      latitude: 53.7997,
      longitude: -1.5492,
      city: 'Leeds',
      countryName: 'United Kingdom',
    });
    expect(asked).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
    expect(calls.map(({ path }) => path)).toEqual(['/api/geo/reverse?latitude=53.7997&longitude=-1.5492']);
  });

  it('falls back to Unknown City and Unknown Country where the answer names none (S8.20)', async () => {
    browserWith((found) => found(leeds));
    stubApi({ 'GET /api/geo/reverse': { body: { city: '', countryName: null } } });
    expect(await outcome()).toMatchObject({ status: 'found', city: 'Unknown City', countryName: 'Unknown Country' });
  });

  it('tells a refusal from a failure', async () => {
    const calls = stubApi({});
    browserWith((_found, failed) => failed({ code: 1 } as GeolocationPositionError));
    expect(await outcome()).toEqual({ status: 'denied' });
    browserWith((_found, failed) => failed({ code: 3 } as GeolocationPositionError));
    expect(await outcome()).toEqual({ status: 'failed' });
    expect(calls).toEqual([]);
  });

  it('fails when the look-up fails, and says unsupported without geolocation', async () => {
    stubApi({ 'GET /api/geo/reverse': { status: 500 } });
    browserWith((found) => found(leeds));
    expect(await outcome()).toEqual({ status: 'failed' });
    browserWith(undefined);
    expect(await outcome()).toEqual({ status: 'unsupported' });
  });

  it('is not waited for longer than 20 seconds where nobody answers the question', async () => {
    jest.useFakeTimers();
    browserWith(() => undefined);
    const asked = findPosition();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await asked).toEqual({ status: 'failed' });
    jest.useRealTimers();
  });

  it('stays silent once the page is gone', async () => {
    let answer: PositionCallback = () => undefined;
    browserWith((found) => (answer = found));
    const calls = stubApi({ 'GET /api/geo/reverse': { body: { city: 'Leeds', countryName: 'United Kingdom' } } });
    const outcomes: LocationOutcome[] = [];
    const { result, unmount } = renderHook(() => useMyLocation((one) => outcomes.push(one)));
    act(() => result.current.findMe());
    unmount();
    answer(leeds);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => Promise.resolve());
    expect(outcomes).toEqual([]);
  });
});
