import { pointOut, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { useRef, useState } from 'react';
import { Alert, Breadcrumb, Button, Inline, LinkButton, Page, PageHeading, Stack, TextField } from '@waymark/ui';
import { ImportColumnsHelp } from './import-columns-help';
import { importProblem } from './import-problem';
import { ImportResult } from './import-result';
import { useImport } from './use-import';

const TITLE = 'Import support services';
const NO_FILE = 'Choose a CSV file first.';

export function ImportServicesPage() {
  usePageTitle(TITLE);
  const { file, choose, check, run, checking, running, report, error, canRun } = useImport();
  const chooser = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const refuse = () => {
    setIsMissing(true);
    pointOut(chooser.current, NO_FILE);
  };
  return (
    <Page narrow>
      <Breadcrumb items={[{ label: 'Support Services', to: '/support-services' }, { label: TITLE }]} />
      <PageHeading lead="Choose a file, see what it would do, and then import it. If one row is wrong, no row is imported.">
        {TITLE}
      </PageHeading>
      <ImportColumnsHelp />
      <Stack
        as="form"
        $gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <TextField
          label="CSV file"
          type="file"
          accept=".csv,text/csv"
          hint="At most 1 MB."
          ref={chooser}
          error={isMissing && !file && NO_FILE}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <Inline $gap={3}>
          <Button
            type="submit"
            variant={canRun ? 'secondary' : 'primary'}
            busy={checking}
            disabled={!file || running}
            onRefused={file ? undefined : refuse}
          >
            {checking ? 'Checking...' : 'Check the file'}
          </Button>
          {canRun && (
            <Button variant="primary" busy={running} onClick={run}>
              {running ? 'Importing...' : 'Import now'}
            </Button>
          )}
        </Inline>
      </Stack>
      {error && <Alert tone="bad" role="alert" title={importProblem(error)} />}
      {!error && report && <ImportResult report={report} />}
      {report?.imported && (
        <div>
          <LinkButton to="/support-services">See the services</LinkButton>
        </div>
      )}
    </Page>
  );
}

export default withQueries(ImportServicesPage);
