import { screen, waitFor } from '@testing-library/react';
import type { NearestStation } from '@waymark/contracts-reviews';
import { renderPart } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { Station } from './getting-there';

const LEEDS: NearestStation = { id: 9, name: 'Leeds', distanceMetres: 404, stepFree: [], notice: null };

function open(station: NearestStation | null, approximatePosition = false) {
  const calls = stubApi({ 'GET /api/venues/7/nearest-station': { body: { station } } });
  renderPart(<Station venue={{ id: 7, approximatePosition }} />);
  return calls;
}
const words = () => screen.getByRole('main').textContent;

describe('the nearest station', () => {
  it('is named with a link and its distance; missing data is shown as unknown', async () => {
    open(LEEDS);
    expect((await screen.findByRole('link', { name: 'Leeds' })).getAttribute('href')).toBe('/venues/9');
    expect(words()).toContain(
      'Nearest station: Leeds, 400 m away in a straight line.We do not know if it is step-free.',
    );
  });

  it('says what is known of its way without steps, and what is out of order', async () => {
    const fact = { people: 0, confirmedBy: 0, statedBy: 'A list', day: '2026-01-05', isCurrent: true };
    const stepFree = [{ ...fact, feature: 'StepFreeToTrains', state: 'available' } as const];
    open({ ...LEEDS, stepFree, notice: 'The lift is out of order' }, true);
    expect(await screen.findByText('It is step-free to the trains (stated by A list, Jan 5, 2026).')).toBeTruthy();
    expect(screen.getByText('Reported there: The lift is out of order')).toBeTruthy();
    expect(words()).toContain('Leeds, about 400 m away in a straight line.');
  });

  it('is not made up where none is near', async () => {
    const calls = open(null);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(words()).toBe('Page');
  });
});
