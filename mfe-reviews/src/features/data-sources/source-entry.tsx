import { dayWords } from '@waymark/contracts-core';
import { DefinitionList, Explained, Section } from '@waymark/ui';
import type sources from './sources.json';

export function SourceEntry({ source }: { source: (typeof sources)[number] }) {
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
