import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { callForFile, toast, useSession } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Button, Stack } from '@waymark/ui';
import { exportFeedback } from '../../../endpoints';
import { useDeskAddress } from '../desk-address';
import { DeskLayout } from '../desk-layout';
import { DeskList } from '../desk-list';
import { feedbackDetail } from '../late-parts';
import { LoadingDetail } from '../loading-detail';
import { FeedbackCard } from './feedback-card';
import { FeedbackFilter, FILTERS } from './feedback-filter';
import { feedbackQuery } from './feedback-queries';

const NONE = 'No user feedback submitted yet.';
const NONE_FITS = 'No feedback matches this search.';

export function FeedbackTab() {
  const { selected, part, change, linkTo } = useDeskAddress();
  const asked = Object.fromEntries(FILTERS.map((name) => [name, part(name) || undefined]));
  const list = useInfiniteQuery(feedbackQuery(asked));
  const isNarrowed = FILTERS.some((name) => part(name) !== '');
  return (
    <DeskLayout
      selected={selected}
      onBack={() => change({})}
      list={
        <Stack $gap={5}>
          <FeedbackFilter />
          <FeedbackDownload asked={asked} />
          <DeskList
            noun="feedback"
            list={list}
            empty={isNarrowed ? NONE_FITS : NONE}
            item={(each) => (
              <FeedbackCard key={each.id} feedback={each} to={linkTo(each.id)} isOpen={each.id === selected} />
            )}
          />
        </Stack>
      }
      detail={
        selected !== null && (
          <feedbackDetail.Part
            key={selected}
            props={{ id: selected }}
            what="this feedback"
            loading={<LoadingDetail what="this feedback" />}
          />
        )
      }
    />
  );
}

const NAME = 'feedback.csv';
/** Later: some browsers begin to read only after the click. */
const READ_MS = 60_000;

/** For admins: what the list shows, as a table with addresses. The service writes down who took it. */
function FeedbackDownload({ asked }: { asked: Readonly<Record<string, string | undefined>> }) {
  const { user } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(exportFeedback, { query: asked }),
    onSuccess: (file) => {
      save(file);
      toast({ title: `The list is saved as ${NAME}`, variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'The file was not made',
        description: failureMessage(error, 'Try again in a moment.'),
        variant: 'error',
      }),
  });
  if (user?.role !== 'admin') return null;
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Making the file...' : 'Download this list (CSV)'}
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
