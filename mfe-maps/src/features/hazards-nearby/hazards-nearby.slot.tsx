import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import type { FootpathReport, IssueType } from '@waymark/contracts-maps';
import type { VenueHazardsNearbyProps } from '@waymark/contracts-reviews';
import { hasStreetSource, type MapPoint } from '@waymark/map';
import {
  addressOf,
  callForPage,
  type Distance,
  useDistanceUnits,
  useDistanceWords,
  withQueries,
} from '@waymark/mfe-kit';
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
import { numbered } from '../../shared/report-words/count-words';
import { confirmedWords } from '../../shared/report-words/report-words';
import { type NearProblem, nearProblems } from './near-problems';
import { problemNames, ProblemRow } from './problem-row';
import { ProblemsMap } from './problems-map';
import { wayWords } from './way-words';

/** Search radius for people who have nearly arrived, in metres. */
const LAST_METRES = 400;

/** Shown when there are no reports. It must not suggest that the way is clear. */
const nothingReported = (within: string): string =>
  `Nothing reported ${within}. There may be problems that nobody has reported.`;

interface Found {
  /** Problems, the worst first. If there are very many, only the nearest ones. */
  problems: readonly NearProblem[];
  /** Number of all problems, shown or not. */
  total: number;
  /** The position of the venue itself is approximate. */
  isRough: boolean;
}

/** Summarises the problems in one sentence. */
export function sumUp({ problems, total, isRough }: Found, inUnits: Distance): string {
  const [worst] = problems;
  if (!worst) return nothingReported(`within ${inUnits(LAST_METRES)}`);
  const what = `${issueNoun(worst.report.issueType)} ${wayWords(worst.way, inUnits, isRough)}, ${evidence(worst.report)}`;
  const within = `within ${isRough ? 'about ' : ''}${inUnits(LAST_METRES)}`;
  if (total === 1) return `1 open problem ${within}: ${what}.`;
  const worstOf = total > problems.length ? `the worst of the ${problems.length} nearest` : 'the worst';
  return `${numbered(total, 'open problem')} ${within}; ${worstOf} is ${what}.`;
}

function evidence(report: FootpathReport): string {
  const seen =
    report.verificationCount > 0
      ? inSentence(confirmedWords(report))
      : `reported on ${dayWords(report.createdAt)}, not confirmed yet`;
  return report.isStale ? `${seen} (some time ago, so it may be gone)` : seen;
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The problem as a noun phrase inside a sentence: "the worst is a blocked path". */
const ISSUE_NOUNS: Readonly<Record<IssueType, string>> = {
  uneven_surface: 'an uneven surface',
  cracks: 'cracks in the path',
  broken_surface: 'a broken surface',
  poor_condition: 'a path in poor condition',
  overgrown: 'an overgrown path',
  blocked: 'a blocked path',
  blocked_path: 'a blocked path',
  obstruction: 'an obstruction',
  narrow_path: 'a narrow path',
  steep_gradient: 'a steep slope',
  no_dropped_kerb: 'a missing dropped kerb',
  missing_ramp: 'a missing ramp',
  missing_handrail: 'a missing handrail',
  poor_lighting: 'poor lighting',
  poor_signage: 'poor signs',
  lack_of_maintenance: 'a neglected path',
  dangerous_condition: 'a dangerous spot',
  other: 'another kind of problem',
};

/** A newer service may send a type that this page does not know. */
const issueNoun = (type: IssueType): string => ISSUE_NOUNS[type] ?? 'a problem';

const MAP = '/footpath-mapping';
const ZOOM = { report: 17, look: 16 };

/** Returns a link to the map page with the form open and the place set. */
const reportHere = (at: MapPoint): string => `${MAP}?at=${positionText(at)}&zoom=${ZOOM.report}&report=1`;

/** Returns a link to the map page with the reports around a place. */
const mapOf = (at: MapPoint): string => `${MAP}?at=${positionText(at)}&zoom=${ZOOM.look}`;

/** Digits of a position in a link: about a tenth of a metre. Avoids `1e-7`, which is invalid in the URL. */
const DIGITS = 6;
const degrees = (number: number): string => String(Number(number.toFixed(DIGITS)));

/** "53.8,-1.55". */
const positionText = ({ latitude, longitude }: MapPoint): string => `${degrees(latitude)},${degrees(longitude)}`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

const Summary = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Problems on the last metres to a place: a summary, each problem, then possible actions. */
export function HazardsNearby(place: VenueHazardsNearbyProps) {
  const units = useDistanceUnits();
  return (
    <Section level={3} heading={units === 'american' ? 'The last quarter mile' : `The last ${LAST_METRES} metres`}>
      {place.isRough && (
        <p>
          We only know roughly where this place is. Distances are from the middle of its area, so your route to the door
          may be different.
        </p>
      )}
      <Problems place={place} />
      <Inline $gap={2}>
        <LinkButton to={reportHere(place)} icon={<FlagIcon />}>
          Report a problem here
        </LinkButton>
        <More to={mapOf(place)}>All reports nearby</More>
      </Inline>
    </Section>
  );
}

function Problems({ place }: { place: VenueHazardsNearbyProps }) {
  const { data, isError, refetch } = useQuery(problemsQuery(place));
  const inUnits = useDistanceWords();
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
      <Summary>
        {sumUp({ problems, total: Math.max(data.total, problems.length), isRough: place.isRough }, inUnits)}
      </Summary>
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
  const inUnits = useDistanceWords();
  const names = problemNames(problems, inUnits, isRough);
  return (
    <List role="list" aria-label="Problems, the worst first">
      {problems.map((problem, index) => (
        <ProblemRow key={problem.report.id} problem={problem} name={names[index] ?? ''} isRough={isRough} />
      ))}
    </List>
  );
}

/** Maximum number of problems that are loaded; the summary counts all of them. */
const MOST = 50;

/** Queries open reports around a place. The key starts with the URL, so that updates to a report find it. */
function problemsQuery(place: MapPoint) {
  const query = { near: positionText(place), radius: LAST_METRES, status: 'open', limit: MOST } as const;
  return queryOptions({
    queryKey: [addressOf(listFootpathReports, { query }), 'nearest'],
    queryFn: ({ signal }) => callForPage(listFootpathReports, { query, signal }),
  });
}

export default withQueries(HazardsNearby);
