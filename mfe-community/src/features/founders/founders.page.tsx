import { useQuery } from '@tanstack/react-query';
import { foundersText, FOUNDERS_WORDS } from '@waymark/contracts-community';
import { operator, queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Grid,
  ListIcon,
  LoadingRegion,
  MapPinIcon,
  NavCard,
  Page,
  PageHeading,
  PencilIcon,
  Section,
  Skeleton,
  space,
} from '@waymark/ui';
import { StreetArt } from '@waymark/ui/art';
import { styled } from 'styled-components';
import { showSiteContentFounders } from '../../endpoints';
import { FoundersView } from '../../shared/site-content/founders-view';
import { NotNewest } from '../../shared/site-content/not-newest';

const Top = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: center;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
  }
`;

export function FoundersPage() {
  const { title, takePart } = FOUNDERS_WORDS;
  const { write, read, trips } = takePart.ways;
  usePageTitle(title);
  const { data, isError } = useQuery(queryOf(showSiteContentFounders));
  const text = foundersText(data?.content ?? null, operator());
  const isKnown = data !== undefined || isError;
  return (
    <Page>
      <Top>
        <PageHeading lead={isKnown ? text.lead : undefined}>{title}</PageHeading>
        <StreetArt />
      </Top>
      {isError && !data && <NotNewest />}
      {isKnown ? (
        <FoundersView text={text} />
      ) : (
        <LoadingRegion label="Loading the mission and the stories">
          <Skeleton lines={6} height="4rem" />
        </LoadingRegion>
      )}
      <Section heading={takePart.heading}>
        <Grid $min="20rem">
          <NavCard to={write.href} icon={<PencilIcon />} tint="sun" note="What did you find there?">
            {write.label}
          </NavCard>
          <NavCard to={read.href} icon={<ListIcon />} tint="good" note="What others found">
            {read.label}
          </NavCard>
          <NavCard to={trips.href} icon={<MapPinIcon />} note="Day by day">
            {trips.label}
          </NavCard>
        </Grid>
      </Section>
    </Page>
  );
}

export default withQueries(FoundersPage);
