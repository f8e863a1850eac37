import { useQuery } from '@tanstack/react-query';
import type { VenueLastMetresProps } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import {
  CouldNotLoad,
  FlagIcon,
  Inline,
  LinkButton,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  target,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { mapOf, reportHere } from './addresses';
import { nearProblems } from './near-problems';
import { ProblemRows } from './problem-rows';
import { ProblemsMap } from './problems-map';
import { problemsQuery } from './problems-query';
import { LAST_METRES, sumUp } from './sum-up';

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

const Summary = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** What lies on the last metres to a place: a sentence, then each problem, then what one can do. */
export function LastMetres(place: VenueLastMetresProps) {
  return (
    <Section level={3} heading={`The last ${LAST_METRES} metres`}>
      {place.isRough && (
        <p>
          We know only roughly where this place is. Distances are from the middle of its area, so the way to the door
          may be another.
        </p>
      )}
      <Problems place={place} />
      <Inline $gap={3}>
        <LinkButton to={reportHere(place)} icon={<FlagIcon />}>
          Report a problem here
        </LinkButton>
        <More to={mapOf(place)}>All reports round here</More>
      </Inline>
    </Section>
  );
}

function Problems({ place }: { place: VenueLastMetresProps }) {
  const { data, isError, refetch } = useQuery(problemsQuery(place));
  if (isError) return <CouldNotLoad what="problems on the way" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion label="Looking for problems on the way">
        <Skeleton lines={2} />
      </LoadingRegion>
    );
  }
  const problems = nearProblems(place, data.items);
  return (
    <Stack $gap={4}>
      <Summary>{sumUp({ problems, total: Math.max(data.total, problems.length), isRough: place.isRough })}</Summary>
      {problems.length > 0 && (
        <>
          <ProblemRows problems={problems} isRough={place.isRough} />
          <ProblemsMap place={place} problems={problems} />
        </>
      )}
    </Stack>
  );
}

export default withQueries(LastMetres);
