import { useMutation } from '@tanstack/react-query';
import { callForFile, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Button, Inline, SelectField } from '@waymark/ui';
import { useState } from 'react';
import { exportGifts } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { saveFile } from '../../../shared/save-file';

/** A year of the books as a file for a spreadsheet. */
export function CsvDownload({ years }: { years: readonly string[] }) {
  const [year, setYear] = useState(years[0] ?? '');
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => callForFile(exportGifts, { query: { year } })),
    onSuccess: (file) => {
      saveFile(`gifts-${year}.csv`, file);
      toast({ title: `The gifts of ${year} are saved as gifts-${year}.csv`, variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The file was not made',
        description: failureMessage(error, 'Try again in a moment.'),
        variant: 'error',
      }),
  });
  return (
    <Inline $gap={3} style={{ alignItems: 'end' }}>
      <SelectField label="Year" value={year} onChange={({ target }) => setYear(target.value)}>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <Button busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Making the file...' : 'Download as CSV'}
      </Button>
      {dialog}
    </Inline>
  );
}
