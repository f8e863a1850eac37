import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '@waymark/mfe-kit';
import { Stack } from '@waymark/ui';
import { useDeskAddress } from '../desk-address';
import { DeskLayout } from '../desk-layout';
import { DeskList } from '../desk-list';
import { feedbackDetail, feedbackDownload } from '../late-parts';
import { LoadingDetail } from '../loading-detail';
import { FeedbackCard } from './feedback-card';
import { FeedbackFilter, FILTERS } from './feedback-filter';
import { feedbackQuery } from './feedback-queries';

const NONE = 'No user feedback submitted yet.';
const NONE_FITS = 'No feedback matches this search.';

export function FeedbackTab() {
  const { selected, part, change, linkTo } = useDeskAddress();
  const { user } = useSession();
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
          {user?.role === 'admin' && <feedbackDownload.Part props={{ asked }} what="the download" />}
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
