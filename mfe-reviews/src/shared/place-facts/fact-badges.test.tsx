import { render, screen } from '@testing-library/react';
import type { FeatureFact } from '@waymark/contracts-reviews';
import { FactBadges } from './fact-badges';
import { listedFacts } from './listed-facts';

const STATED: FeatureFact = {
  claim: 1,
  agrees: 0,
  disagrees: 0,
  people: 0,
  newestAnswerAt: null,
  statedBy: 'OpenStreetMap contributors',
};

function open(lift: FeatureFact): (string | null)[] {
  render(
    <FactBadges facts={listedFacts({ HearingLoop: STATED, LiftAccess: lift }, [['QuietSpaces']], 3)} of="Leeds" />,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('facts of a place at a glance', () => {
  it('name a source once where it alone states all that is known', () => {
    expect(open(STATED)).toEqual(['Quiet spaces: not known', 'Hearing loop: yes', 'Lift access: yes']);
    expect(screen.getByText('According to OpenStreetMap')).toBeTruthy();
  });

  it('never pass what people confirmed for what a source states', () => {
    expect(open({ ...STATED, agrees: 4, people: 4 })).toEqual([
      'Quiet spaces: not known',
      'Lift access: yes, according to 4 people',
      'Hearing loop: yes, according to OpenStreetMap',
    ]);
    expect(screen.queryByText('According to OpenStreetMap')).toBeNull();
  });
});
