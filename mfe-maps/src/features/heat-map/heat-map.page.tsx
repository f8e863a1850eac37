import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MapPoint, MapView } from '@waymark/map';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  Button,
  Card,
  CouldNotLoad,
  Dialog,
  EmptyState,
  Inline,
  LinkButton,
  MapPinIcon,
  Page,
  PageHeading,
  Section,
  ShowMore,
  Stack,
  TwoColumns,
} from '@waymark/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FeedAnchor } from '../../shared/feed-anchor';
import { refreshReports } from '../../shared/report-actions/apply-report';
import { reportPagesQuery } from '../../shared/report-api/reports-query';
import { ReportCards, ReportSkeletons } from '../../shared/report-card/report-cards';
import { ReportForm } from '../../shared/report-form/report-form';
import { CITIES, type City, cityOf } from './cities';
import { HeatMapBox } from './heat-map-box';
import { PlacesTable } from './places-table';

const PAGE = 5;

/** The newest reports everywhere, open and resolved. */
function RecentReports() {
  const list = useInfiniteQuery(reportPagesQuery({ limit: PAGE }));
  const reports = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Section
      heading="Recent Reports"
      aside={<FeedAnchor href="/api/footpath-reports/feed.atom">Feed of reports (Atom)</FeedAnchor>}
    >
      {list.isError && !reports && <CouldNotLoad what="the reports" onRetry={() => void list.refetch()} />}
      {list.isPending && <ReportSkeletons />}
      {reports?.length === 0 && (
        <EmptyState title="No problems reported yet" icon={<MapPinIcon size="2.5em" />} level={3}>
          <p>Choose a city or a place on the map to report the first one.</p>
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <Stack $gap={4}>
          <ReportCards reports={reports} />
          <ShowMore list={list} noun="reports" />
        </Stack>
      )}
    </Section>
  );
}

const TITLE = 'Accessibility Heat Map';
/** Great Britain and Ireland. */
const WHOLE: MapView = { latitude: 54.5, longitude: -3.5, zoom: 5.5 };
const CITY_ZOOM = 11;

/* Stays in view while the list scrolls; not in a low window, where its legend would be out of reach. */
const MapColumn = styled.div`
  @media (min-width: 80rem) and (min-height: 48rem) {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;

export function HeatMapPage() {
  usePageTitle(TITLE);
  const [params, setParams] = useSearchParams();
  const city = cityOf(params);
  const [view, setView] = useState(() => viewOf(city));
  // Back and Forward show the city in the URL.
  useEffect(() => setView(viewOf(city)), [city]);
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function pick(next: PickedPlace) {
    setPlace(next);
    setIsAsking(true);
  }

  function choose(next: City) {
    setParams((now) => withCity(now, next), { preventScrollReset: true });
    // A second press on the same city moves the map back to it.
    setView(viewOf(next));
    pick(next);
  }

  return (
    <Page>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
        <PageHeading lead="Where people report the most footpath problems. To report one, choose a city or a place on the map.">
          {TITLE}
        </PageHeading>
        <CityButtons chosen={city?.name ?? null} onChoose={choose} />
      </Stack>
      <TwoColumns>
        <MapColumn>
          <HeatMapBox view={view} picked={place} onPick={pick} />
        </MapColumn>
        <Stack $gap={8}>
          <RecentReports />
          <HowToHelp />
        </Stack>
      </TwoColumns>
      <PlacesTable />
      {place && isAsking && <ReportIssueDialog place={place} onClose={() => setIsAsking(false)} />}
    </Page>
  );
}

function viewOf(city: City | undefined): MapView {
  return city ? { latitude: city.latitude, longitude: city.longitude, zoom: CITY_ZOOM } : WHOLE;
}

function withCity(params: URLSearchParams, { name }: City): URLSearchParams {
  params.set('city', name.toLowerCase());
  return params;
}

/** Buttons that show a city on the map and open the report dialog. */
function CityButtons({ chosen, onChoose }: { chosen: string | null; onChoose: (city: City) => void }) {
  return (
    <Inline $gap={2} role="group" aria-label="Report a problem in a city">
      {CITIES.map((city) => (
        <Button
          key={city.name}
          icon={<MapPinIcon />}
          aria-pressed={chosen === city.name}
          aria-haspopup="dialog"
          onClick={() => onChoose(city)}
        >
          {city.name}
        </Button>
      ))}
    </Inline>
  );
}

const Steps = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.25rem;
`;

function HowToHelp() {
  return (
    <Card as="section" $tone="notice" aria-labelledby="how-to-help">
      <Stack $gap={3}>
        <h2 id="how-to-help">How to Help</h2>
        <Steps>
          <li>Report what is in the way and where it is. You do not need an account.</li>
          <li>Verify problems that you have seen too. A report that many people confirm is hard to ignore.</li>
          <li>Mark a problem as resolved when it is gone, so that nobody takes a detour for nothing.</li>
        </Steps>
        <div>
          <LinkButton to="/footpath-mapping">See problems street by street</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

interface PickedPlace extends MapPoint {
  /** Place name, if a city was chosen. */
  name?: string;
}

/** Reports a problem at the picked place, with the heat map's levels: minor, moderate, severe. */
function ReportIssueDialog({ place, onClose }: { place: PickedPlace; onClose: () => void }) {
  const cache = useQueryClient();
  const done = () => {
    onClose();
    void refreshReports(cache);
  };
  return (
    <Dialog open onClose={onClose} title="Report Issue" width="44rem">
      <ReportForm
        position={{ ...place, middleOf: place.name }}
        address={place.name}
        severityScale="heat"
        onReported={done}
        onConfirmed={done}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export default withQueries(HeatMapPage);
