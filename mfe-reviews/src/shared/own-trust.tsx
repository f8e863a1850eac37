import { queryOptions, useQuery } from '@tanstack/react-query';
import { LEAST_CHECKED, type OwnTrust as Trust } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import { CouldNotLoad, Section, Skeleton, Stack } from '@waymark/ui';
import { readOwnTrust } from '../endpoints';

/** An extra of one's own profile: a session that ended meanwhile must not take the form beside it away. */
const ownTrustQuery = queryOptions({ ...queryOf(readOwnTrust), staleTime: 0, meta: { showsSignIn: true } });

/** How many of the reader's own answers others confirmed or corrected, with the sum that it comes from. */
export function OwnTrust() {
  const { data, isError, refetch } = useQuery(ownTrustQuery);
  return (
    <Section heading="Your answers, checked by others">
      {data ? (
        <Stack $gap={2}>
          <p>{sumOf(data)}</p>
          <p>
            An answer counts as checked when other members answer the same question about the same place after you, and
            more of them say one thing than the other. Each person counts once. We look at your newest 500 answers.
          </p>
          <p>
            Only you can see these numbers. They give a rough level, which decides how soon staff look at reports about
            you and how many of your first comments need approval.
          </p>
        </Stack>
      ) : isError ? (
        <CouldNotLoad what="how others answered" onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height="9rem" />
      )}
    </Section>
  );
}

function sumOf({ checked, agreement }: Trust): string {
  const answers = checked === 1 ? '1 answer' : `${checked} answers`;
  if (agreement) {
    const agree = agreement.agreed === 1 ? '1 agrees' : `${agreement.agreed} agree`;
    return `Of ${answers} that others checked, ${agree}: between ${agreement.low}% and ${agreement.high}%.`;
  }
  const soFar = checked === 0 ? 'Nobody has checked your answers yet.' : `Others have checked ${answers} of yours.`;
  return `${soFar} Once ${LEAST_CHECKED} are checked, you can see here how many agree.`;
}
