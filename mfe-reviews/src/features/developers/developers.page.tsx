import { useInBrowser, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { DefinitionList, Explained, Page, PageHeading, Section, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { cardCode } from '../../shared/open-data/card-code';
import { Code, CodeToCopy } from '../../shared/open-data/code-to-copy';
import { DataDumpList } from '../../shared/open-data/data-dumps';
import { AllCalls } from './all-calls';

function OnePlace({ origin }: { origin: string }) {
  return (
    <Section id="one-place" heading="One place" intro="The number is in the address of the place's page.">
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
        Each fact comes with its source, licence and date. In <Explained>A11yJSON</Explained> a fact is only yes or no,
        so disputed or outdated facts are only in its <code>tags</code>.
      </p>
    </Section>
  );
}

function Card({ origin }: { origin: string }) {
  return (
    <Section
      id="card"
      heading="A place on your own site"
      intro="A small card with a one-sentence summary, its source and a link. It has no script, sets no cookie and loads nothing else."
    >
      <CodeToCopy code={cardCode(origin, { id: 1, name: 'Name of the place' })} what="the code for the card" />
      <p>
        Change the number and the name. The card follows the reader’s light or dark setting; add{' '}
        <code>?theme=light</code> or <code>?theme=dark</code> to choose one yourself. You can also copy this code from
        any place’s page.
      </p>
    </Section>
  );
}

function Dumps() {
  return (
    <Section
      id="downloads"
      heading="Everything at once"
      intro="All places and facts as files. Each licence has its own files, so its terms are easy to follow."
    >
      <Stack $gap={4}>
        <p>
          Each line is one GeoJSON Feature, compressed with gzip. A line without a position adds details to a place from
          another list. Join the two by <code>id</code>. Files that come in parts can simply be joined:
        </p>
        <Code>
          <code>cat ogl-uk-3-0-*.geojsonl.gz &gt; places.geojsonl.gz</code>
        </Code>
        <p>
          <code>/api/data/dumps</code> lists them with their size, number of rows and SHA-256.
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
              'Each network can make 600 requests a minute for open data and cards, and 300 for other reads. Above that you get 429, with Retry-After in seconds.',
          },
          {
            term: 'Caching',
            value:
              'Open data has an ETag. Send it back in If-None-Match, and you get 304 as long as nothing has changed.',
          },
          {
            term: 'From your own page',
            value:
              'Pages on any site may read open data, downloads, cards and these descriptions. Everything else works only from our own pages.',
          },
          {
            term: 'Licences',
            value: (
              <>
                <span>
                  Each fact has its own licence. Credit the publisher beside it, and share alike where the licence says
                  so.
                </span>{' '}
                <Link to="/data-sources">Our data sources</Link>
              </>
            ),
          },
          { term: 'People', value: 'Nothing here names a member or says what anyone needs. Please keep it that way.' },
          {
            term: 'If something goes wrong',
            value:
              'Any response of 400 or above is application/problem+json (RFC 9457), with a stable code and a title in plain words. Unknown fields are rejected with 400 and listed in fieldErrors, just like wrong values.',
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
      <PageHeading lead="Everything we know about access is open data. Get one place, download all of them, or show a card on your own site. You do not need a key or an account.">
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
