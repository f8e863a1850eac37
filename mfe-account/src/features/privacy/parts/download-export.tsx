import { useMutation } from '@tanstack/react-query';
import { toast } from '@waymark/mfe-kit';
import { Button } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { getExportFile } from '../api/get-export-file';
import { saveFile } from '../../../shared/save-file';

/** No link: the server may ask first who is there, and the answer to that must not land in a file. */
export function DownloadExport({ id }: { id: string }) {
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => getExportFile(id)),
    onSuccess: (file) => saveFile('your-data.zip', file),
    onError: (error) =>
      toast({
        title: 'We could not give you the file',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <div>
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Downloading...' : 'Download your-data.zip'}
      </Button>
      {dialog}
    </div>
  );
}
