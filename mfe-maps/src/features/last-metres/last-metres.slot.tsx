import { queryOptions, useQuery } from '@tanstack/react-query';
import type { VenueLastMetresProps } from '@waymark/contracts-reviews';
import { hasStreetSource, type MapPoint } from '@waymark/map';
import { addressOf, callForPage, withQueries } from '@waymark/mfe-kit';
import {
  CouldNotLoad,
  Disclosure,
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
import { listFootpathReports } from '../../endpoints';
import { mapOf, positionText, reportHere } from './addresses';
import { type NearProblem, nearProblems } from './near-problems';
import { problemNames, ProblemRow } from './problem-row';
import { ProblemsMap } from './problems-map';
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
          We only know roughly where this place is. Distances are from the middle of its area, so your route to the door
          may be different.
        </p>
      )}
      <Problems place={place} />
      <Inline $gap={3}>
        <LinkButton to={reportHere(place)} icon={<FlagIcon />}>
          Report a problem here
        </LinkButton>
        <More to={mapOf(place)}>All reports around here</More>
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
        <Disclosure summary={problems.length === 1 ? 'Show this problem' : `Show all ${problems.length} problems`}>
          <Stack $gap={4}>
            <ProblemRows problems={problems} isRough={place.isRough} />
            {hasStreetSource() && <ProblemsMap place={place} problems={problems} />}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

const List = styled.ul`
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

function ProblemRows({ problems, isRough }: { problems: readonly NearProblem[]; isRough: boolean }) {
  const names = problemNames(problems, isRough);
  return (
    <List role="list" aria-label="Problems, the worst first">
      {problems.map((problem, index) => (
        <ProblemRow key={problem.report.id} problem={problem} name={names[index] ?? ''} isRough={isRough} />
      ))}
    </List>
  );
}

/** The nearest ones; where more are open the sentence says so. */
const MOST = 50;

/** Open reports round a place. Its key begins with its address: what changes a report finds by that what shows it. */
function problemsQuery(place: MapPoint) {
  const query = { near: positionText(place), radius: LAST_METRES, status: 'open', limit: MOST } as const;
  return queryOptions({
    queryKey: [addressOf(listFootpathReports, { query }), 'nearest'],
    queryFn: ({ signal }) => callForPage(listFootpathReports, { query, signal }),
  });
}

export default withQueries(LastMetres);
