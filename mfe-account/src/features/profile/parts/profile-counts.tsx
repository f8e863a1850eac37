import type { UserProfile } from '@waymark/contracts-account';
import { fontSize, ListIcon, StarIcon, ThumbsUpIcon, wide } from '@waymark/ui';
import { styled } from 'styled-components';

const Counts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 0.5rem 2.5rem;
  margin: 0;
  padding-top: 1rem;
  border-top: 1px solid var(--color-line);

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--color-text-soft);
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${fontSize.xlarge};
    font-weight: 700;
    line-height: 1.3;
  }

  ${wide} {
    flex-flow: row wrap;

    div {
      flex-direction: column-reverse;
    }
  }
`;

export function ProfileCounts({ profile }: { profile: Pick<UserProfile, 'reviewCount' | 'helpfulVotes' | 'points'> }) {
  return (
    <Counts>
      <div>
        <dt>
          <ListIcon size="1.1em" /> Reviews
        </dt>
        <dd>{profile.reviewCount}</dd>
      </div>
      <div>
        <dt>
          <ThumbsUpIcon size="1.1em" /> Helpful votes
        </dt>
        <dd>{profile.helpfulVotes}</dd>
      </div>
      <div>
        <dt>
          <StarIcon size="1.1em" /> Points
        </dt>
        <dd>{profile.points}</dd>
      </div>
    </Counts>
  );
}
