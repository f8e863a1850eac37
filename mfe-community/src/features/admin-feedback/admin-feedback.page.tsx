import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading, Tabs } from '@waymark/ui';
import { useDeskAddress } from './desk-address';
import { FeedbackTab } from './feedback/feedback-tab';
import { feedbackDetail, suggestionTab } from './late-parts';
import { LoadingDetail } from './loading-detail';

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
