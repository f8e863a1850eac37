import { DefinitionList, Section } from '@waymark/ui';
import { formatDate } from '../../shared/format-date';
import type sources from './sources.json';

export function SourceEntry({ source }: { source: (typeof sources)[number] }) {
  return (
    <Section heading={source.name} intro={source.attribution}>
      <p>{source.took}</p>
      <DefinitionList
        items={[
          { term: 'Licence', value: <a href={source.licenceUrl}>{source.licence}</a> },
          { term: 'Venues', value: source.rows > 0 ? source.rows.toLocaleString('en') : null },
          { term: 'Version', value: `${source.package} ${source.version}, retrieved ${formatDate(source.retrieved)}` },
          { term: 'Homepage', value: <a href={source.homepage}>{source.homepage}</a> },
        ]}
      />
    </Section>
  );
}
