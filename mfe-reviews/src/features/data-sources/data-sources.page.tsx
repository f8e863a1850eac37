import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Page, PageHeading, Section, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DataDumpList } from '../../shared/open-data/data-dumps';
import { PublisherEntry, type Publisher } from './publisher-entry';
import publishers from './publishers.json';

const total = (of: 'places' | 'facts') =>
  publishers.reduce((sum, publisher) => sum + publisher[of], 0).toLocaleString('en');

const listing = publishers.filter(({ places, facts }) => places + facts > 0);
const helping = publishers.filter(({ places, facts }) => places + facts === 0);

const Plain = styled(Stack)`
  margin: 0;
  padding: 0;
`;

function Publishers({ of }: { of: readonly Publisher[] }) {
  return (
    <Plain as="ul" $gap={4}>
      {of.map((publisher) => (
        <PublisherEntry key={publisher.name} publisher={publisher} />
      ))}
    </Plain>
  );
}

export function DataSourcesPage() {
  usePageTitle('Data sources');
  return (
    <Page narrow>
      <PageHeading lead="Our list of places comes from open data that others have collected and shared. Our members write the reviews.">
        Data sources
      </PageHeading>
      <p>
        {`${listing.length} publishers provide ${total('places')} places and ${total('facts')} facts about access. We only show a fact if the source states it. We never guess: if no source or reviewer has told us, we show Unknown.`}
      </p>
      <Section heading="Who lists the places">
        <Publishers of={listing} />
      </Section>
      <Section
        heading="What else we use"
        intro="These lists cover towns, borders and chains rather than individual places."
      >
        <Publishers of={helping} />
      </Section>
      <Section
        heading="Download the data"
        intro="All places and facts as files. Each licence has its own file, so its terms are easy to follow."
        aside={<Link to="/developers">For developers</Link>}
      >
        <DataDumpList />
      </Section>
    </Page>
  );
}

export default withQueries(DataSourcesPage);
