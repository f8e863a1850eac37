import { DefinitionList, Disclosure, Explained } from '@waymark/ui';
import { IMPORT_COLUMNS } from './import-columns';

export function ImportColumnsHelp() {
  return (
    <Disclosure summary="How the file must look">
      <p>
        <Explained>A CSV file in UTF-8 with a heading row, at most 1 MB and 5,000 services.</Explained> Services that a
        file leaves out stay as they are; nothing is removed.
      </p>
      <DefinitionList
        items={IMPORT_COLUMNS.map(({ name, required, says }) => ({
          term: name,
          value: `${required ? 'Needed. ' : 'Optional. '}${says}`,
        }))}
      />
    </Disclosure>
  );
}
