import { useInfiniteQuery } from '@tanstack/react-query';
import { Stack } from '@waymark/ui';
import { useDeskAddress } from '../desk-address';
import { DeskLayout } from '../desk-layout';
import { DeskList } from '../desk-list';
import { feedbackDetail } from '../late-parts';
import { LoadingDetail } from '../loading-detail';
import { FeedbackCard } from './feedback-card';
import { FeedbackDownload } from './feedback-download';
import { FeedbackFilter, FILTERS } from './feedback-filter';
import { feedbackQuery } from './feedback-queries';

const NONE = 'No user feedback submitted yet.';
const NONE_FITS = 'No feedback fits this search.';

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
