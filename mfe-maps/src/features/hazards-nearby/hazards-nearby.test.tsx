import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FootpathReport } from '@waymark/contracts-maps';
import type { VenueHazardsNearbyProps } from '@waymark/contracts-reviews';
import { renderPart } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import HazardsNearby from './hazards-nearby.slot';

const PLACE: VenueHazardsNearbyProps = { name: 'The Playhouse', latitude: 53.8, longitude: -1.55, isRough: false };
const PATH = 'GET /api/footpath-reports';

/** A position that many metres north of the place. */
const report = (id: number, north: number, parts: Partial<FootpathReport> = {}) =>
  sampleReport({ id, latitude: PLACE.latitude + north / 111_195, longitude: PLACE.longitude, ...parts });

function open(answer: Answer | (() => Answer), place: Partial<VenueHazardsNearbyProps> = {}) {
  const calls = stubApi({ [PATH]: answer });
  renderPart(
    <>
      <h1>{PLACE.name}</h1>
      <h2>Getting there</h2>
      <HazardsNearby {...PLACE} {...place} />
    </>,
  );
  return calls;
}
const list = () => screen.findByRole('list', { name: 'Problems, the worst first' });

describe('the last 400 metres to a place (M14.7b)', () => {
  it('have links of their own names, also where two lie side by side', async () => {
    open({ body: [report(1, 40), report(2, 40), report(3, 40, { createdAt: '2026-01-02T09:00:00.000Z' })] });
    const names = within(await list())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^Blocked path, 40 m to the north, reported /);
  });

  it('are summed up in a sentence, then listed one by one, the worst first, each with its page', async () => {
    const calls = open({ body: [report(1, 40, { severity: 'minor', issueType: 'cracks' }), report(2, 120)] });
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Blocked path, 120 m to the north',
      'Cracks, 40 m to the north',
    ]);
    expect(within(rows[0] as HTMLElement).getByText('Severe')).toBeTruthy();
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/footpath-reports/2');
    expect(
      screen.getByText(
        '2 open problems within 400 m; the worst is a blocked path 120 m to the north, confirmed by 3 people, last on Nov 3, 2026.',
      ),
    ).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/footpath-reports?near=53.8%2C-1.55&radius=400&status=open&limit=50',
    ]);
  });

  it('are never called clear because nothing is reported, and a report can be made right there', async () => {
    open({ body: [] });
    expect(await screen.findByText(/^Nothing reported within 400 m\. There may be problems/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Report a problem here' }).getAttribute('href')).toBe(
      '/footpath-mapping?at=53.8,-1.55&zoom=17&report=1',
    );
    expect(screen.queryByRole('button', { name: 'Show on a map' })).toBeNull();
  });

  it("have rough distances if the place's position is approximate", async () => {
    open({ body: [report(2, 120)] }, { isRough: true });
    expect(await screen.findByRole('link', { name: 'Blocked path, about 120 m to the north' })).toBeTruthy();
    expect(screen.getByText(/^We only know roughly where this place is\./)).toBeTruthy();
  });

  it('stand folded under their sentence, which counts those that were not sent', async () => {
    const many = Array.from({ length: 6 }, (_, index) => report(index + 1, 20 * (index + 1)));
    open({ body: many, headers: { 'x-total-count': '80' } });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('Show all 6 problems').closest('details')?.open).toBe(false);
    expect(screen.getByText(/^80 open problems within 400 m; the worst of the 6 nearest is/)).toBeTruthy();
  });

  it('show a message when they cannot be loaded, can be retried, and allow a report meanwhile', async () => {
    let isDown = true;
    open(() => (isDown ? problem(503, 'service.unavailable', 'Not now.') : { body: [report(2, 120)] }));
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isDown = false;
    await userEvent.click(again);
    expect(await list()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Report a problem here' })).toBeTruthy();
  });
});
