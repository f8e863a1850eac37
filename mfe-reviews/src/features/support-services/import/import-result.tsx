import type { ImportReport } from '@waymark/contracts-reviews';
import { Alert, DefinitionList, Stack } from '@waymark/ui';
import { countOf } from '../../../shared/count-of';
import { ImportErrors } from './import-errors';

const services = (count: number) => countOf(count, 'service', 'services');

/** What a file would do, or did. */
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
          { term: 'As before', value: unchanged },
        ]}
      />
    </Alert>
  );
}
