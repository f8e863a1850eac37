import { BADGE_RULES, BADGES, INFLUENCER_WORDS, MERIT_KINDS, MERIT_RULES } from '@waymark/contracts-community';
import { Disclosure, FactList, FactRow, Stack } from '@waymark/ui';
import { capital } from '../../shared/capital';

const inWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const ROWS = MERIT_KINDS.flatMap((kind) => {
  const { points, words, mostADay, given } = MERIT_RULES[kind];
  const own = { words, points, most: `At most ${mostADay} a day.` };
  return given
    ? [own, { words: given.words, points: given.points, most: `At most ${given.mostEach} for one ${given.of}.` }]
    : [own];
});

/** The table by which the server counts, in words. */
export function HowPointsAreEarned() {
  return (
    <Disclosure summary="How points are earned">
      <Stack $gap={4}>
        <FactList role="list">
          {ROWS.map(({ words, points, most }) => (
            <FactRow key={words} name={capital(words)} state={inWords(points)} note={most} />
          ))}
        </FactList>
        <p>What is removed counts no longer. Points come within a minute, and buy nothing.</p>
        <h3>What badges are for</h3>
        <ul>
          {BADGES.map((badge) => (
            <li key={badge}>
              {BADGE_RULES[badge].name}: {BADGE_RULES[badge].from} {BADGE_RULES[badge].reason}.
            </li>
          ))}
          <li>{INFLUENCER_WORDS}</li>
        </ul>
      </Stack>
    </Disclosure>
  );
}
