import { usePageTitle } from '@waymark/mfe-kit';
import { Page, PageHeading, Stack, DefinitionList, Explained, Section } from '@waymark/ui';
import { dayWords } from '@waymark/contracts-core';
import sources from './sources.json';

function SourceEntry({ source }: { source: (typeof sources)[number] }) {
  return (
    <Section heading={<Explained>{source.name}</Explained>} intro={<Explained>{source.attribution}</Explained>}>
      <p>
        <Explained>{source.took}</Explained>
      </p>
      <DefinitionList
        items={[
          {
            term: 'Licence',
            value: (
              <a href={source.licenceUrl}>
                <Explained>{source.licence}</Explained>
              </a>
            ),
          },
          { term: 'Venues', value: source.rows > 0 ? source.rows.toLocaleString('en') : null },
          { term: 'Version', value: `${source.package} ${source.version}, retrieved ${dayWords(source.retrieved)}` },
          { term: 'Homepage', value: <a href={source.homepage}>{source.homepage}</a> },
        ]}
      />
    </Section>
  );
}

export default function DataSourcesPage() {
  usePageTitle('Data sources');
  return (
    <Page narrow>
      <PageHeading lead="Our venues come from open data that other people collected and shared. Reviews are written by members.">
        Data sources
      </PageHeading>
      <p>
        A fact is shown only where the source states it. We never guess: what no source and no reviewer says is shown as
        Unknown.
      </p>
      <Stack $gap={6}>
        {sources.map((source) => (
          <SourceEntry key={source.id} source={source} />
        ))}
      </Stack>
    </Page>
  );
}
