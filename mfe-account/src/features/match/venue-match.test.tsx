import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEEDS, NO_NEEDS, type Need } from '@waymark/contracts-account';
import type { VenueMatchProps } from '@waymark/contracts-reviews';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { keepBrowserNeeds } from '../../shared/needs/browser-needs';
import { fact, facts } from './rules/sample-facts';
import { VenueMatch } from './venue-match';

interface Given extends Partial<VenueMatchProps> {
  needs?: readonly Need[];
  account?: Answer | (() => Answer);
}

function open({ needs, account, venue = facts({}), reviews = [], page = '', ...rest }: Given) {
  keepBrowserNeeds(needs ? { ...NO_NEEDS, needs: [...needs] } : null);
  const calls = stubApi(account ? { 'GET /api/accessibility-preferences/5': account } : {});
  renderPart(<VenueMatch venue={venue} reviews={page ? undefined : reviews} page={page} {...rest} />, {
    user: account ? MEMBER : null,
  });
  return calls;
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('whether a place works for its reader (A10.61)', () => {
  it('is one line if the page knows nothing about the place', () => {
    open({ needs: ['requiresStepFreeAccess', 'requiresHearingLoop'], isBrief: true });
    expect(screen.getByText('We do not yet know whether this place meets either of your needs')).toBeTruthy();
    expect(screen.queryByText('Hearing loop')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change my needs' })).toBeTruthy();
  });

  it('is answered in a line, then need by need with the evidence, what is not met first (A10.60)', () => {
    open({
      needs: ['requiresStepFreeAccess', 'requiresHearingLoop', 'requiresLiftAccess', 'hasVegan'],
      venue: facts({
        StepFreeAccess: fact(1, 5, 1),
        HearingLoop: fact(1),
        LiftAccess: fact(1, 1, 4),
      }),
    });
    expect(screen.getByText('Meets 2 of 4 of your needs, 1 not met, 1 unknown')).toBeTruthy();
    expect(rows()).toEqual([
      'Lift accessDoes not meetListed as available, but 4 of 5 people say it is not there (most recent: Jan 5, 2026).',
      'VeganUnknownWe do not collect this about places yet, so we do not know.',
      'Step-free accessMeets5 of 6 people agree that it is there (most recent: Jan 5, 2026).',
      'Hearing loopMeetsListed as available, as of Nov 20, 2026. Nobody has confirmed it yet.',
    ]);
    expect(screen.getAllByText(/no reviews here yet/)).toHaveLength(1);
  });

  it('links a need to the row of its feature, or to reviews that mention it', () => {
    const reviews = [
      { id: 30, text: 'A lovely view.' },
      { id: 31, text: 'They had vegan cake.' },
      { id: 32, text: 'Vegan menu!' },
    ];
    open({
      needs: ['requiresLiftAccess', 'hasVegan', 'hasGlutenFree'],
      venue: facts({ LiftAccess: fact(1) }),
      reviews,
    });
    expect(screen.getByRole('link', { name: 'Lift access' }).getAttribute('href')).toBe('#feature-LiftAccess');
    expect(
      screen.getByRole('link', { name: 'Read the first of 2 reviews that mention it: Vegan' }).getAttribute('href'),
    ).toBe('#review-31');
    expect(screen.getByText(/None of the 3 latest reviews mentions it\./)).toBeTruthy();
  });

  it('leads to the page of the place from a list of places', () => {
    open({ needs: ['requiresLiftAccess', 'hasVegan'], venue: facts({ LiftAccess: fact(1) }), page: '/venues/7' });
    expect(screen.getByRole('link', { name: 'Lift access' }).getAttribute('href')).toBe('/venues/7#feature-LiftAccess');
    expect(screen.getByRole('link', { name: 'Look in its reviews: Vegan' }).getAttribute('href')).toBe(
      '/venues/7#customer-reviews',
    );
  });

  it('names each feature where one need takes several, with what the source adds and how old it is', () => {
    const old = { newestAnswerAt: '2021-03-01T10:00:00.000Z' };
    open({
      needs: ['requiresStepFreeAccess'],
      venue: facts(
        { StepFreeToPlatforms: fact(1, 2, 0, old), StepFreeToTrains: fact(0, 0, 0, { note: 'Partly step-free' }) },
        'transport',
      ),
    });
    expect(rows()).toEqual([
      'Step-free accessPartlyStep-free to platforms only.Step-free to trains: Nobody has told us yet. “Partly step-free”Step-free to platforms: 2 people agree that it is there (most recent: Mar 1, 2021).This is more than two years old. Ask before you go.',
    ]);
  });

  it('passes the features of the needs to the page, and to nobody else', () => {
    const told: unknown[] = [];
    const calls = open({
      needs: ['requiresStepFreeAccess', 'requiresHearingLoop', 'hasVegan'],
      venue: facts({}, 'transport'),
      onFeatures: (features) => told.push(features),
    });
    expect(told.at(-1)).toEqual(['StepFreeToPlatforms', 'StepFreeToTrains', 'HearingLoop']);
    expect(calls).toEqual([]);
  });

  it('shows six needs at once and the others when asked', () => {
    open({ needs: NEEDS });
    expect(screen.getByText('We do not yet know whether this place meets any of your 22 needs')).toBeTruthy();
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('Show 16 more of your needs')).toBeTruthy();
  });

  it('invites those who saved no needs, without an account', () => {
    open({});
    expect(screen.getByRole('link', { name: 'Tell us your needs' }).getAttribute('href')).toBe(
      '/accessibility-preferences',
    );
    expect(screen.getByText(/You do not need an account/)).toBeTruthy();
  });

  it('takes the needs of the account, and asks the account alone', async () => {
    const calls = open({ account: { body: { requiresLiftAccess: 1 } }, venue: facts({ LiftAccess: fact(1) }) });
    expect(screen.getByRole('group', { name: 'Comparing with your needs' })).toBeTruthy();
    expect(await screen.findByText('Meets your need')).toBeTruthy();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/accessibility-preferences/5']);
  });

  it('does not say that a member has no needs when the account could not be asked (A10.71)', async () => {
    let answer: Answer = problem(503, 'server.unavailable', 'Not answering.');
    open({ account: () => answer });
    expect(await screen.findByText('We could not read your saved needs')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tell us your needs' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
    answer = { body: { requiresLiftAccess: 1 } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We do not yet know whether this place meets your need')).toBeTruthy();
  });
});
