import { useQuery } from '@tanstack/react-query';
import { Card, Inline, Section, StarIcon } from '@waymark/ui';
import { countOf } from '../../shared/count-of';
import { topReviewerQuery } from './api/get-top-reviewer';

/** Keeps its place while it loads, so that the cards below do not jump. */
export function TopReviewerBanner() {
  const { data, isPending } = useQuery(topReviewerQuery);
  return (
    <Card $tone="accent">
      <Section heading="Community top reviewer">
        <Inline $gap={3}>
          <StarIcon size="1.5em" />
          <p>{isPending ? 'One moment.' : bannerText(data?.topReviewerName ?? null, data?.helpfulVotes ?? 0)}</p>
        </Inline>
      </Section>
    </Card>
  );
}

function bannerText(name: string | null, votes: number): string {
  if (name === null) return 'Nobody yet. Write a review that helps others and it could be you.';
  return `${name}: ${countOf(votes, 'helpful vote', 'helpful votes')} from other members.`;
}
