import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading, Stack, Tabs } from '@waymark/ui';
import { useDeskAddress } from './desk-address';
import { DeskLayout } from './desk-layout';
import { DeskList } from './desk-list';
import { FeedbackCard } from './feedback/feedback-card';
import { FeedbackFilter, FILTERS } from './feedback/feedback-filter';
import { feedbackQuery } from './feedback/feedback-queries';
import { feedbackDetail, feedbackDownload, suggestionTab } from './late-parts';
import { LoadingDetail } from './loading-detail';

const NONE = 'No user feedback submitted yet.';
const NONE_FITS = 'No feedback matches this search.';

function FeedbackTab() {
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

/** For staff: what people told us, and what it adds up to. */
export function AdminFeedbackPage() {
  usePageTitle('Feedback and Suggestions');
  feedbackDetail.useFetchedLater();
  suggestionTab.useFetchedLater();
  const { tab, open } = useDeskAddress();
  const tabs = [
    { id: 'feedback', label: 'User Feedback', content: tab === 'feedback' && <FeedbackTab /> },
    {
      id: 'suggestions',
      label: 'AI Suggestions',
      content: tab === 'suggestions' && (
        <suggestionTab.Part props={{}} what="the suggestions" loading={<LoadingDetail what="the suggestions" />} />
      ),
    },
  ];
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Feedback and Suggestions' }]} />
      <PageHeading lead="What people told us, and the suggestions drawn from it.">Feedback and Suggestions</PageHeading>
      <Tabs label="Feedback" tabs={tabs} selected={tab} onSelect={(id, how) => open({ tab: id }, how === 'moved')} />
    </Page>
  );
}

export default withQueries(AdminFeedbackPage);
