import { screen } from '@testing-library/react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { withQueries } from '@waymark/mfe-kit';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleVenue } from '../../test-support/samples';
import { VenueSays } from './tell-us';

function open(answer: Answer) {
  stubApi({ 'GET /api/venues/7/owner': answer });
  renderPage(
    withQueries(() => <VenueSays venue={sampleVenue()} />),
    { route: '/venues/:id', at: '/venues/7' },
  );
}

describe('what the venue says (F9.9)', () => {
  it('is separate, marked and dated', async () => {
    open({ body: { hasOwner: true, facts: [{ feature: 'HearingLoop', value: 'partly', saidOn: '2026-10-01' }] } });
    expect(await screen.findByRole('heading', { level: 2, name: 'What the venue says' })).toBeTruthy();
    expect(screen.getByText('Added by the venue on Oct 1, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Do you run it too/ })).toHaveAttribute('href', '/venues/7/claim');
  });

  it('is nothing but a way to claim where nobody represents it, or nothing came', async () => {
    open(problem(500, 'server.error', 'x'));
    expect(await screen.findByRole('link', { name: 'Do you run this place?' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
