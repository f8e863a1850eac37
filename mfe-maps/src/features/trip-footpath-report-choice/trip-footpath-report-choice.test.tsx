import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripAttachment } from '@waymark/contracts-community';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import TripFootpathReportChoice from './trip-footpath-report-choice.slot';

const LEEDS = {
  name: 'Leeds',
  district: 'West Yorkshire',
  countryName: 'United Kingdom',
  countryCode: 'GB',
  latitude: 53.8,
  longitude: -1.55,
};

async function pickLeeds(reports: Answer) {
  const calls = stubApi({ 'GET /api/geo/places': { body: [LEEDS] }, 'GET /api/footpath-reports': reports });
  const chosen: TripAttachment[] = [];
  const { user, said } = { user: userEvent.setup(), said: [] as string[] };
  renderPart(<TripFootpathReportChoice onChosen={(one) => chosen.push(one)} />, {
    announce: (text) => said.push(text),
  });
  await user.type(screen.getByRole('combobox', { name: 'Town or village of the footpath problem' }), 'Lee');
  await screen.findByRole('option', { name: /^Leeds/ });
  await user.keyboard('{ArrowDown}{Enter}');
  return { calls, chosen, user, said };
}

describe('the search for a footpath problem of a trip', () => {
  it('goes by its town, and hands over the problem that was chosen', async () => {
    const { calls, chosen, user, said } = await pickLeeds({
      body: [sampleReport()],
      headers: { 'x-total-count': '1' },
    });
    const button = await screen.findByRole('button', { name: 'Attach Blocked path, Oxford Road, outside the library' });
    expect(said).toContain('1 report around Leeds');
    expect(screen.getByText('1 report around Leeds, nearest first')).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/api/footpath-reports?near=53.8%2C-1.55&radius=5000&limit=5');
    expect(await axeProblems()).toEqual([]);
    await user.click(button);
    expect(chosen).toEqual([
      { kind: 'footpath-report', id: 31, name: 'Blocked path, Oxford Road, outside the library' },
    ]);
  });

  it('says that nothing is reported there', async () => {
    await pickLeeds({ body: [], headers: { 'x-total-count': '0' } });
    expect(await screen.findByText('Nothing has been reported around Leeds.')).toBeTruthy();
  });
});
