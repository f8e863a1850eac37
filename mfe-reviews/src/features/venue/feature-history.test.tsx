import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries, type Host } from '@waymark/mfe-kit';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleVenue } from '../../test-support/samples';
import { featureFacts } from './feature-facts';
import { HowWeKnow } from './how-we-know';

const Part = withQueries(() => (
  <main>
    <h1>Leeds</h1>
    <HowWeKnow venueId={7} facts={featureFacts(sampleVenue(), 'StepFreeAccess')} head="Step-free access" />
  </main>
));

const said = (part: object) => ({
  id: 1,
  feature: 'StepFreeAccess',
  value: 'yes',
  measure: null,
  note: null,
  by: { kind: 'visitor' },
  observed: '2026-11-03',
  added: '2026-11-03T10:00:00.000Z',
  ended: null,
  ...part,
});

function open(answer: Answer | (() => Answer), slots: Host['slots'] = () => []) {
  const calls = stubApi({ 'GET /api/venues/7/statements': answer });
  renderPage(Part, { route: '/', slots });
  return calls;
}

describe('how a fact came about', () => {
  it('is fetched when somebody asks, and says who in kind, what, when, and why it ended', async () => {
    const calls = open({
      body: [
        said({}),
        said({ id: 2, value: 'no', by: { kind: 'venue' }, note: 'Two steps', measure: { amount: 2, unit: 'steps' } }),
        said({
          id: 3,
          value: 'partly',
          by: { kind: 'source', name: 'OpenStreetMap', licence: 'ODbL-1.0' },
          observed: '2024-05-02',
          ended: { at: '2026-01-02T00:00:00.000Z', because: 'vanished' },
        }),
      ],
    });
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByText(/^3 of 4 people say yes/));
    const list = await screen.findByRole('list', { name: 'History, newest first' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Yes, from a visitorSeen Nov 3, 2026. ',
      'No, 2 steps, from the place itself“Two steps”Listed Nov 3, 2026. ',
      'Partly, from OpenStreetMapListed May 2, 2024, added here Nov 3, 2026. Ended Jan 2, 2026: removed from the list',
    ]);
    expect([...new Set(calls.map(({ path }) => path))]).toEqual(['/api/venues/7/statements?feature=StepFreeAccess']);
    expect(await axeProblems()).toEqual([]);
  });

  it('offers to report what a visitor says now, not what a list says or what has ended (F4.5)', async () => {
    const given: unknown[] = [];
    const Offered = (props: object) => {
      given.push(props);
      return <button type="button">Report this</button>;
    };
    const ended = { at: '2026-01-02T00:00:00.000Z', because: 'replaced' };
    open({ body: [said({ id: 41 }), said({ id: 2, by: { kind: 'venue' } }), said({ id: 3, ended })] }, (name) =>
      name === 'report-this'
        ? [{ key: 'community/report-this', load: () => Promise.resolve({ default: Offered }) }]
        : [],
    );
    await userEvent.click(screen.getByText(/^3 of 4 people say yes/));
    expect(await screen.findAllByRole('button', { name: 'Report this' })).toHaveLength(1);
    expect(given[0]).toEqual({
      kind: 'venue-answer',
      contentId: '41',
      label: 'the answer from Nov 3, 2026: Yes',
      correctPath: '/venues/7#feature-StepFreeAccess',
    });
  });

  it('says that it could not be loaded, and tries again when asked', async () => {
    let answer: Answer = problem(500, 'server.error', 'Wrong.');
    open(() => answer);
    await userEvent.click(screen.getByText(/^3 of 4 people say yes/));
    expect(await screen.findByText('We could not load the history.')).toBeTruthy();
    answer = { body: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no older answers.')).toBeTruthy();
  });
});
