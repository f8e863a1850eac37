import { act, screen } from '@testing-library/react';
import { NO_NEEDS, type Need } from '@waymark/contracts-account';
import type { VenueMatch } from '@waymark/contracts-reviews';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPart } from '@waymark/mfe-kit/testing';
import { keepBrowserNeeds } from '../../shared/needs/browser-needs';
import { fact, facts } from './rules/sample-facts';
import { SearchMatch } from './search-match';

const VENUES = [facts({ LiftAccess: fact(1) }, 'hotel', { id: 1 }), facts({ LiftAccess: fact(2) }, 'hotel', { id: 2 })];

function open(needs: readonly Need[] | null) {
  keepBrowserNeeds(needs ? { ...NO_NEEDS, needs: [...needs] } : null);
  const calls = stubApi({});
  const heard: (readonly VenueMatch[] | null)[] = [];
  const onMatch = (matches: readonly VenueMatch[] | null) => void heard.push(matches);
  renderPart(<SearchMatch venues={VENUES} onMatch={onMatch} />);
  return { heard, calls };
}

describe('comparing the places of a search', () => {
  it('hands the matches back to the list and asks no server', () => {
    const { heard, calls } = open(['requiresLiftAccess', 'hasVegan']);
    expect(heard.at(-1)).toEqual([
      {
        venueId: 1,
        summary: 'Meets 1 of 2 of your needs, 1 unknown',
        needs: [
          { label: 'Vegan', verdict: 'unknown', onlyStated: false },
          { label: 'Lift access', verdict: 'meets', onlyStated: true },
        ],
      },
      {
        venueId: 2,
        summary: 'Meets 0 of 2 of your needs, 1 not met, 1 unknown',
        needs: [
          { label: 'Lift access', verdict: 'does-not-meet', onlyStated: false },
          { label: 'Vegan', verdict: 'unknown', onlyStated: false },
        ],
      },
    ]);
    expect(calls).toEqual([]);
  });

  it('says what it compares with, and where that can be changed', () => {
    open(['requiresLiftAccess', 'hasVegan']);
    expect(screen.getByText(/Compared in your browser with what you need: lift access, vegan\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change my needs' }).getAttribute('href')).toBe(
      '/accessibility-preferences',
    );
  });

  it('hands back nothing to those without needs, and invites them', () => {
    const { heard } = open(null);
    expect(heard).toEqual([null]);
    expect(screen.getByRole('link', { name: 'Tell us your needs' })).toBeTruthy();
  });

  it('compares again when the needs change', () => {
    const { heard } = open(null);
    act(() => void keepBrowserNeeds({ ...NO_NEEDS, needs: ['requiresLiftAccess'] }));
    expect(heard.at(-1)?.map(({ summary }) => summary)).toEqual(['Meets your need', 'Does not meet your need']);
  });
});
