import { screen } from '@testing-library/react';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import TripFootpathReport from './trip-footpath-report.slot';

const ATTACHED = { kind: 'footpath-report', id: 31, name: 'Blocked path, High Street' } as const;

function open(answer: Answer) {
  stubApi({ 'GET /api/footpath-reports/31': answer });
  renderPart(<TripFootpathReport attachment={ATTACHED} />);
}

describe('a footpath problem that a day of a trip points to (C2.10)', () => {
  it('says what it is, how bad, and that it is open', async () => {
    open({ body: sampleReport() });
    const link = await screen.findByRole('link', { name: 'Blocked path, Oxford Road, outside the library' });
    expect(link.getAttribute('href')).toBe('/footpath-reports/31');
    expect(screen.getByText('Severe')).toBeTruthy();
    expect(screen.getByText('Open')).toBeTruthy();
    expect(screen.getByText('Confirmed by 3 people, last on Nov 3, 2026')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('says when it was resolved', async () => {
    open({
      body: sampleReport({ status: 'resolved', isResolved: 1, resolvedDate: '2026-11-05T10:00:00.000Z' }),
    });
    expect(await screen.findByText('Resolved on Nov 5, 2026')).toBeTruthy();
  });

  it('keeps its stored name when it was taken away, without a link that leads nowhere', async () => {
    open(problem(404, 'report.not-found', 'There is no such report.'));
    expect(await screen.findByText('This report is no longer here.')).toBeTruthy();
    expect(screen.getByText(ATTACHED.name)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
