import type { MapView } from '@waymark/map';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading, space, Stack } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { cityOf, type City } from './cities';
import { CityButtons } from './city-buttons';
import { HeatMapBox } from './heat-map-box';
import { HowToHelp } from './how-to-help';
import { PlacesTable } from './places-table';
import { RecentReports } from './recent-reports';
import { ReportIssueDialog, type PickedPlace } from './report-issue-dialog';

const TITLE = 'Accessibility Heat Map';
/** Great Britain and Ireland. */
const WHOLE: MapView = { latitude: 54.5, longitude: -3.5, zoom: 5.5 };
const CITY_ZOOM = 11;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[8]};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
    align-items: start;
  }
`;

export function HeatMapPage() {
  usePageTitle(TITLE);
  const [params, setParams] = useSearchParams();
  const city = cityOf(params);
  const [view, setView] = useState(() => viewOf(city));
  // Back and Forward lead to the city of their address.
  useEffect(() => setView(viewOf(city)), [city]);
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function pick(next: PickedPlace) {
    setPlace(next);
    setIsAsking(true);
  }

  function choose(next: City) {
    setParams((now) => withCity(now, next), { preventScrollReset: true });
    // Pressed again, the same city is shown again.
    setView(viewOf(next));
    pick(next);
  }

  return (
    <Page>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: TITLE }]} />
        <PageHeading lead="Where footpath problems pile up. Choose a city, or a place on the map, to report one.">
          {TITLE}
        </PageHeading>
        <CityButtons chosen={city?.name ?? null} onChoose={choose} />
      </Stack>
      <Columns>
        <Stack $gap={10}>
          <HeatMapBox view={view} picked={place} onPick={pick} />
          <PlacesTable />
        </Stack>
        <Stack $gap={8}>
          <RecentReports />
          <HowToHelp />
        </Stack>
      </Columns>
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

export default withQueries(HeatMapPage);
