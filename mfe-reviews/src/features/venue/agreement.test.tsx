import { screen } from '@testing-library/react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
import { Agreement } from './how-we-know';
import { featureFacts } from './feature-facts';

function show(agrees: number, disagrees: number, claim: 0 | 1 | 2 = 1) {
  const people = agrees + disagrees;
  const percentage = people === 0 ? null : Math.round((100 * agrees) / people);
  const said = { claim, agrees, disagrees, people, percentage, newestAnswerAt: '2024-01-05T10:00:00.000Z' };
  const facts = featureFacts(
    sampleVenue({ claimedStepFreeAccess: claim, verifications: { StepFreeAccess: said } }),
    'StepFreeAccess',
  );
  renderPage(
    () => (
      <main>
        <h1>Leeds</h1>
        <Agreement facts={facts} />
      </main>
    ),
    { route: '/' },
  );
}

const ICONS = { check: 'm4 12.5', warning: 'M12 3.5', cross: 'm6 6' };

describe('what people say (S5.32, SV10)', () => {
  it.each([
    [7, 3, '70% verified', 'check'],
    [69, 31, '69% verified', 'warning'],
    [4, 6, '40% verified', 'warning'],
    [39, 61, '39% verified', 'cross'],
    [0, 1, '0% verified', 'cross'],
  ] as const)(
    'has an icon and text for each level, not only a colour: %s against %s',
    (agrees, disagrees, words, icon) => {
      show(agrees, disagrees);
      const badge = screen.getByText(words).parentElement;
      expect(badge?.querySelector('svg path')?.getAttribute('d')?.startsWith(ICONS[icon])).toBe(true);
    },
  );

  it('says how many people, since 1 of 1 is not the same as 50 of 50', () => {
    show(1, 0);
    expect(screen.getByText('by 1 person')).toBeTruthy();
  });

  it('names both sides only where there are two', () => {
    show(6, 2, 2);
    expect(screen.getByText('6 say it is not there, 2 say it is')).toBeTruthy();
  });

  it('says Not yet verified, without a colour, where nobody answered (S5.27)', () => {
    show(0, 0);
    expect(screen.getByText('Not yet verified').querySelector('svg')).toBeNull();
  });
});
