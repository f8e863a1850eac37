import type { VenueMatchProps } from '@waymark/contracts-reviews';
import { Disclosure, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { NeedRow } from './need-row';
import type { MatchedNeed } from './rules/match-needs';

/** More would push the facts of the place off the screen; what is not met stands first. */
const SHOWN_AT_ONCE = 6;

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

type NeedRowsProps = Pick<VenueMatchProps, 'reviews' | 'page'> & { matched: readonly MatchedNeed[] };

export function NeedRows({ matched, ...rest }: NeedRowsProps) {
  const list = (needs: readonly MatchedNeed[]) => (
    <Rows role="list">
      {needs.map((one) => (
        <NeedRow key={one.need} matched={one} {...rest} />
      ))}
    </Rows>
  );
  // One more row is no longer than the words that would hide it.
  if (matched.length <= SHOWN_AT_ONCE + 1) return list(matched);
  const others = matched.slice(SHOWN_AT_ONCE);
  return (
    <>
      {list(matched.slice(0, SHOWN_AT_ONCE))}
      <Disclosure summary={`Show ${others.length} more of your needs`}>{list(others)}</Disclosure>
    </>
  );
}
