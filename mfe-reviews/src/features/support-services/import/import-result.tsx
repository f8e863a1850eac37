import type { ImportReport, ImportError } from '@waymark/contracts-reviews';
import { Alert, DefinitionList, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { countOf } from '../../../shared/count-of';

/** Scrolls by itself on narrow pages, also by keyboard. */
const Frame = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-block: 0.5rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 0.75rem;
    border: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: var(--color-sunken);
  }
`;

function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  return (
    <Frame role="region" aria-label="What is wrong with the file" tabIndex={0}>
      <Table>
        <caption>Put these right in your file, save it, and choose it again.</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, field, message }) => (
            <tr key={`${row} ${field} ${message}`}>
              <th scope="row">{row}</th>
              <td>{field || 'The whole row'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
const services = (count: number) => countOf(count, 'service', 'services');

/** Shows what an import would change, or changed. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { imported, total, added, changed, unchanged, errors } = report;
  if (errors.length > 0) {
    return (
      <Stack $gap={4}>
        <Alert
          tone="bad"
          role="alert"
          title={`We found ${countOf(errors.length, 'mistake', 'mistakes')}, so nothing can be imported yet.`}
        />
        <ImportErrors errors={errors} />
      </Stack>
    );
  }
  const title = imported
    ? `Imported. The file had ${services(total)}.`
    : `The file is fine. It has ${services(total)}. Nothing is imported yet.`;
  return (
    <Alert tone={imported ? 'good' : 'info'} role="status" title={title}>
      <DefinitionList
        items={[
          { term: 'New', value: added },
          { term: 'Changed', value: changed },
          { term: 'Unchanged', value: unchanged },
        ]}
      />
    </Alert>
  );
}
