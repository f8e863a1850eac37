import type { Giving } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { Card } from '@waymark/ui';

/** A sum, and nobody's name. Nothing is told of a month in which nobody gave yet: an empty plate asks louder than words. */
export function GivenThisMonth({ given: { pence, gifts } }: { given: Giving['givenThisMonth'] }) {
  if (gifts === 0) return null;
  return (
    <Card $tone="notice" $dense>
      <p>
        <strong>{moneyWords(pence)}</strong> given this month, in {gifts} {gifts === 1 ? 'gift' : 'gifts'}. Thank you.
      </p>
    </Card>
  );
}
