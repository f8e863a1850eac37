import { screen } from '@testing-library/react';
import type { TripAttachment } from '@waymark/contracts-community';
import type { NamedVenueFacts } from '@waymark/contracts-reviews';
import { renderPart } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import TripVenue from './trip-venue.slot';

const PLACE = { name: 'The Playhouse', kind: 'theatre', city: 'Leeds', country: 'UK', status: null };
const facts = (parts: Partial<NamedVenueFacts> = {}): NamedVenueFacts => ({
  id: 7,
  category: 'entertainment',
  statedBy: null,
  features: { LiftAccess: { claim: 1, agrees: 4, disagrees: 0, people: 4, newestAnswerAt: null } },
  place: PLACE,
  ...parts,
});

function open(answer: Answer, attached: Partial<TripAttachment>[] = [{}]) {
  const calls = stubApi({ 'GET /api/venues/facts': answer });
  renderPart(
    <>
      {attached.map((parts) => (
        <TripVenue key={parts.id ?? 7} attachment={{ kind: 'venue', id: 7, name: 'Old Playhouse', ...parts }} />
      ))}
    </>,
  );
  return calls;
}

describe('a place that a day of a trip points to (C2.9)', () => {
  it('is called as it is called now, with its town and what is known of it', async () => {
    open({ body: [facts()] });
    const link = await screen.findByRole('link', { name: 'The Playhouse' });
    expect(link.getAttribute('href')).toBe('/venues/7');
    expect(screen.getByText('Entertainment · Leeds, UK')).toBeTruthy();
    expect(screen.getByText('Lift access: yes, according to 4 people')).toBeTruthy();
  });

  it('leads to the page of an attraction', async () => {
    open({ body: [facts()] }, [{ kind: 'attraction' }]);
    expect((await screen.findByRole('link', { name: 'The Playhouse' })).getAttribute('href')).toBe('/attractions/7');
  });

  it('says that it closed, and what replaced it', async () => {
    const status = { status: 'closed', since: '2026-03-01', now: { id: 8, name: 'The Mill' } } as const;
    open({ body: [facts({ place: { ...PLACE, status } })] });
    expect(await screen.findByText('Closed, since Mar 1, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The Mill' }).getAttribute('href')).toBe('/venues/8');
  });

  it('keeps its stored name when nobody has it any more, without a link that leads nowhere', async () => {
    open({ body: [] });
    expect(await screen.findByText('This place is no longer listed here.')).toBeTruthy();
    expect(screen.getByText('Old Playhouse')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps its stored name and its link when the service does not answer', async () => {
    open(problem(400, 'request.invalid', 'Not so.'));
    expect((await screen.findByRole('link', { name: 'Old Playhouse' })).getAttribute('href')).toBe('/venues/7');
  });

  it('is asked for together with the others of the page', async () => {
    const calls = open({ body: [facts(), facts({ id: 9, place: { ...PLACE, name: 'The Mill' } })] }, [{ id: 9 }, {}]);
    expect(await screen.findByRole('link', { name: 'The Mill' })).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/venues/facts?ids=7%2C9']);
  });
});
