import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '@waymark/contracts-reviews';
import { ApiError, call, pointOut, randomKey, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  Button,
  DefinitionList,
  Disclosure,
  Explained,
  Inline,
  LinkButton,
  Page,
  PageHeading,
  Stack,
  TextField,
} from '@waymark/ui';
import { useRef, useState } from 'react';
import { importSupportServices } from '../../../endpoints';
import { SERVICES_KEY } from '../get-service-filters';
import { ImportResult } from './import-result';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Checks what the file would change. */
function checkImport(file: File): Promise<ImportReport> {
  return call(importSupportServices, { query: { dryRun: 'true' }, body: formOf(file) });
}

/** Imports all rows or none; the key prevents a retry from importing twice. */
function runImport(file: File, idempotencyKey: string): Promise<ImportReport> {
  return call(importSupportServices, { body: formOf(file), idempotencyKey });
}

/** Holds the two steps of an import: first a check, then the import on request. Another file starts again. */
function useImport() {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [key, setKey] = useState('');
  const check = useMutation({ mutationFn: checkImport });
  const run = useMutation({
    mutationFn: (chosen: File) => runImport(chosen, key),
    onSuccess: () => queries.invalidateQueries({ queryKey: SERVICES_KEY }),
  });

  return {
    file,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setKey(randomKey());
      check.reset();
      run.reset();
    },
    check: () => file && check.mutate(file),
    run: () => file && run.mutate(file),
    checking: check.isPending,
    running: run.isPending,
    report: run.data ?? check.data,
    error: run.error ?? check.error,
    canRun: check.data !== undefined && check.data.errors.length === 0 && run.data === undefined,
  };
}

/** The columns of the file, for its author. The server checks each cell. */
const IMPORT_COLUMNS: readonly { name: string; required: boolean; says: string }[] = [
  { name: 'sourceKey', required: true, says: 'Your own key for this service. Keep it the same in later files.' },
  { name: 'name', required: true, says: 'What the service is called.' },
  { name: 'type', required: true, says: 'wheelchair_rental, guide, emergency, transport or equipment.' },
  { name: 'lastVerified', required: true, says: 'The day someone last checked these facts, as YYYY-MM-DD.' },
  { name: 'phone, email, website, address', required: true, says: 'At least one of these four.' },
  { name: 'city, country, description', required: false, says: 'Where it is and what it does.' },
  {
    name: 'contactInfo, serviceArea, eligibilityCriteria, accessibilityFeatures, fundingType, operatingHours',
    required: false,
    says: 'More about it.',
  },
  {
    name: 'language',
    required: false,
    says: 'The language code of the entry, such as cy or de. Leave it empty for English.',
  },
  {
    name: 'sourceName, sourceLicence, sourceUrl',
    required: false,
    says: 'Where the facts come from; shown with the service.',
  },
];

function ImportColumnsHelp() {
  return (
    <Disclosure summary="What the file must look like">
      <p>
        <Explained>A CSV file in UTF-8 with a heading row, at most 1 MB and 5,000 services.</Explained> Services that
        are not in the file stay as they are. Nothing is removed.
      </p>
      <DefinitionList
        items={IMPORT_COLUMNS.map(({ name, required, says }) => ({
          term: name,
          value: `${required ? 'Required. ' : 'Optional. '}${says}`,
        }))}
      />
    </Disclosure>
  );
}

/** Returns the message for a failed import. */
function importProblem(error: Error): string {
  if (!(error instanceof ApiError)) return 'We could not reach the site. Nothing was imported. Please try again.';
  if (error.status === 413) return 'The file is larger than 1 MB. Split it into smaller files.';
  if (error.status === 422)
    return Object.values(error.problem?.fieldErrors ?? {})[0] ?? 'The file has mistakes. Check it again.';
  if (error.status === 403) return 'You do not have access to this page';
  return 'Something went wrong on our side. Nothing was imported. Please try again.';
}

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
      <PageHeading lead="Choose a file, check what it will change, and then import it. If any row is wrong, nothing is imported.">
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
