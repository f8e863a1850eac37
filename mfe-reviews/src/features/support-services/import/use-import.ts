import { useMutation, useQueryClient } from '@tanstack/react-query';
import { randomKey, call } from '@waymark/mfe-kit';
import { useState } from 'react';
import type { ImportReport } from '@waymark/contracts-reviews';
import { importSupportServices } from '../../../endpoints';
import { SERVICES_KEY } from '../get-service-filters';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** What the file would do. */
function checkImport(file: File): Promise<ImportReport> {
  return call(importSupportServices, { query: { dryRun: 'true' }, body: formOf(file) });
}

/** Does it, all rows or none; the key keeps a retry from being a second import. */
function runImport(file: File, idempotencyKey: string): Promise<ImportReport> {
  return call(importSupportServices, { body: formOf(file), idempotencyKey });
}

/** A file through its two steps: checked first, imported when asked. Another file starts again. */
export function useImport() {
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
