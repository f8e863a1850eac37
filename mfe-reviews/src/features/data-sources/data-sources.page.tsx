import { usePageTitle } from '@waymark/mfe-kit';
import { Page, PageHeading, Stack } from '@waymark/ui';
import { SourceEntry } from './source-entry';
import sources from './sources.json';

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
