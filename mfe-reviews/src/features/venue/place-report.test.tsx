import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { sampleVenue } from '../../test-support/samples';
import { TellUs } from './tell-us';

const Part = withQueries(() => (
  <main>
    <h1>Leeds</h1>
    <TellUs venue={sampleVenue()} />
  </main>
));

function open(user: typeof MEMBER | null) {
  const calls = stubApi({ 'POST /api/venues/7/reports': { body: { status: 'open', isDecided: false } } });
  renderPage(Part, { route: '/venues/:id', at: '/venues/7', user });
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

describe('what has become of a place', () => {
  it('reports where the place is now, by the URL of that page', async () => {
    const sent = open(MEMBER);
    await userEvent.click(screen.getByText('This place has closed, has moved or is listed twice'));
    await userEvent.click(await screen.findByRole('radio', { name: 'It has moved' }));
    await userEvent.type(screen.getByLabelText(/^Its page on this site/), 'https://waymark.example/venues/42');
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await screen.findByRole('button', { name: 'Tell us' });
    expect(sent()).toEqual([{ what: 'moved', otherId: 42 }]);
  });

  it('needs one of the four', async () => {
    const sent = open(MEMBER);
    await userEvent.click(screen.getByText('This place has closed, has moved or is listed twice'));
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us' }));
    expect(
      await screen.findByRole('group', { name: /There is a problem/i }).catch(() => screen.findByRole('alert')),
    ).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('asks a visitor to log in first', async () => {
    open(null);
    await userEvent.click(screen.getByText('This place has closed, has moved or is listed twice'));
    expect(screen.getAllByRole('link', { name: 'Log in' })).not.toHaveLength(0);
    expect(screen.queryByRole('form')).toBeNull();
  });
});
