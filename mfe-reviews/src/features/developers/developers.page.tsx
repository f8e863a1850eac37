import { useInBrowser, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { DefinitionList, Explained, Page, PageHeading, Section, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { cardCode } from '../../shared/open-data/card-code';
import { Code, CodeToCopy } from '../../shared/open-data/code-to-copy';
import { DataDumpList } from '../../shared/open-data/data-dumps';
import { AllCalls } from './all-calls';

function OnePlace({ origin }: { origin: string }) {
  return (
    <Section id="one-place" heading="One place" intro="The number is the one in the address of the place's page.">
      <DefinitionList
        items={[
          {
            term: 'GeoJSON',
            value: <code>{`${origin}/api/venues/1/geojson`}</code>,
          },
          {
            term: 'A11yJSON',
            value: <code>{`${origin}/api/venues/1/a11yjson`}</code>,
          },
        ]}
      />
      <p>
        Each fact says who states it, under which licence, and when. <Explained>A11yJSON</Explained> has a yes or a no,
        so what people disagree about and what is too old is only in its <code>tags</code>.
      </p>
    </Section>
  );
}

function Card({ origin }: { origin: string }) {
  return (
    <Section
      id="card"
      heading="A place on your own site"
      intro="A small card with the one sentence, how we know and a link. It has no script, sets no cookie and loads nothing else."
    >
      <CodeToCopy code={cardCode(origin, { id: 1, name: 'Name of the place' })} what="the code of the card" />
      <p>
        Change the number and the name. The card is light or dark as its reader’s system is; add{' '}
        <code>?theme=light</code> or <code>?theme=dark</code> to choose. The page of each place has this code ready to
        copy.
      </p>
    </Section>
  );
}

function Dumps() {
  return (
    <Section
      id="downloads"
      heading="Everything at once"
      intro="All places and facts as files. Each licence has its own files, so that it is easy to follow."
    >
      <Stack $gap={4}>
        <p>
          Each line is one GeoJSON Feature, packed with gzip. A line without a position is what a list says of a place
          that another list describes: join them by <code>id</code>. Files in parts can be joined as they are:
        </p>
        <Code>
          <code>cat ogl-uk-3-0-*.geojsonl.gz &gt; places.geojsonl.gz</code>
        </Code>
        <p>
          <code>/api/data/dumps</code> lists them with their size, rows and SHA-256.
        </p>
        <DataDumpList />
      </Stack>
    </Section>
  );
}

function Rules() {
  return (
    <Section id="rules" heading="Rules">
      <DefinitionList
        items={[
          {
            term: 'How often',
            value:
              'From one network: 600 requests a minute for open data and cards, 300 for other reads. Above that you get 429, with Retry-After in seconds.',
          },
          {
            term: 'Caching',
            value: 'Open data has an ETag. Send it back in If-None-Match and you get 304 while nothing has changed.',
          },
          {
            term: 'From your own page',
            value:
              'Pages of any site may read open data, downloads, cards and these descriptions. Everything else answers only our own pages.',
          },
          {
            term: 'Licences',
            value: (
              <>
                <span>Each fact has its own: name the publisher beside it, and share alike where it says so.</span>{' '}
                <Link to="/data-sources">Our data sources</Link>
              </>
            ),
          },
          { term: 'People', value: 'Nothing here names a member or says what anyone needs. Please keep it that way.' },
          {
            term: 'When it does not work',
            value:
              'An answer of 400 or more is application/problem+json (RFC 9457) with a code that stays the same, and a title in plain words. An unknown field is refused with 400 and named in fieldErrors, just like a wrong value.',
          },
        ]}
      />
    </Section>
  );
}

export function DevelopersPage() {
  usePageTitle('Developers');
  const origin = useInBrowser(() => location.origin, '');
  return (
    <Page narrow>
      <PageHeading lead="Everything we know about access is open data. Get one place, download all of them, or show a card on your own site. You need no key and no account.">
        Developers
      </PageHeading>
      <OnePlace origin={origin} />
      <Card origin={origin} />
      <Dumps />
      <Rules />
      <AllCalls />
    </Page>
  );
}

export default withQueries(DevelopersPage);
