import { POINTS, type UserProfile } from '@waymark/contracts-account';
import { ListIcon, StarIcon, ThumbsUpIcon } from '@waymark/ui';
import { styled } from 'styled-components';

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  margin: 0;
  padding-top: 1rem;
  border-top: 1px solid var(--color-line);

  div {
    display: flex;
    flex-direction: column-reverse;
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
    font-size: 1.728rem;
    font-weight: 700;
    line-height: 1.3;
  }
`;

const Rule = styled.p`
  color: var(--color-text-soft);
`;

export function ProfileCounts({ profile }: { profile: Pick<UserProfile, 'reviewCount' | 'helpfulVotes' | 'points'> }) {
  return (
    <>
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
      <Rule>
        Points: {POINTS.perReview} for each review, {POINTS.perHelpfulVote} for each vote that found one helpful.
      </Rule>
    </>
  );
}
