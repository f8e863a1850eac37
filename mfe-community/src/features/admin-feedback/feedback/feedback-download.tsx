import { useMutation } from '@tanstack/react-query';
import { callForFile, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Button } from '@waymark/ui';
import { exportFeedback } from '../../../endpoints';

const NAME = 'feedback.csv';
/** Delay before the file is released: some browsers start to read only after the click. */
const READ_MS = 60_000;

/** For admins: downloads the filtered list as a table with email addresses. The service logs who downloaded it. */
export function FeedbackDownload({ asked }: { asked: Readonly<Record<string, string | undefined>> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(exportFeedback, { query: asked }),
    onSuccess: (file) => {
      save(file);
      toast({ title: `The list has been saved as ${NAME}`, variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'We could not create the file',
        description: failureMessage(error, 'Try again in a moment.'),
        variant: 'error',
      }),
  });
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Creating the file...' : 'Download this list (CSV)'}
      </Button>
    </div>
  );
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
