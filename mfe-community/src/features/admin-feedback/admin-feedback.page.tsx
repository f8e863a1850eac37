import { useInfiniteQuery } from '@tanstack/react-query';
import {
  FEEDBACK_ASSIGNEE_LABELS,
  FEEDBACK_DESK_LIMITS,
  FEEDBACK_STATUS_LABELS,
  FEEDBACK_TYPE_LABELS,
  FEEDBACK_URGENCY_LABELS,
} from '@waymark/contracts-community';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  Button,
  Grid,
  Page,
  PageHeading,
  SearchIcon,
  SelectField,
  Stack,
  Tabs,
  TextField,
} from '@waymark/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useDeskAddress } from './desk-address';
import { DeskLayout } from './desk-layout';
import { DeskList } from './desk-list';
import { FeedbackCard } from './feedback/feedback-card';
import { feedbackQuery } from './feedback/feedback-queries';
import { feedbackDetail, feedbackDownload, suggestionTab } from './late-parts';
import { LoadingDetail } from './loading-detail';

/** URL parameters that filter the list, named as in the service. */
const FILTERS = ['q', 'status', 'type', 'urgency', 'assignee', 'suspected'] as const;

const CHOICES = [
  { name: 'status', label: 'Status', options: FEEDBACK_STATUS_LABELS },
  { name: 'type', label: 'Kind', options: FEEDBACK_TYPE_LABELS },
  { name: 'urgency', label: 'Urgency', options: FEEDBACK_URGENCY_LABELS },
  { name: 'assignee', label: 'Assigned to', options: FEEDBACK_ASSIGNEE_LABELS },
  { name: 'suspected', label: 'Sent by', options: { true: 'Possible bots' } },
] as const;

/** Filters of the list. A choice applies immediately, text when it is submitted. */
function FeedbackFilter() {
  const { part, change } = useDeskAddress();
  const [typed, setTyped] = useState(part('q'));
  const asked = part('q');
  useEffect(() => setTyped(asked), [asked]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ q: typed.trim() });
  };
  return (
    <form role="search" aria-label="Feedback" onSubmit={search}>
      <Grid $min="8rem" $gap={3} style={{ alignItems: 'end' }}>
        <TextField
          label="Search words"
          type="search"
          maxLength={FEEDBACK_DESK_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
        {CHOICES.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={part(name)}
            onChange={(event) => change({ [name]: event.target.value })}
          >
            <option value="">{name === 'suspected' ? 'People' : 'All'}</option>
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
    </form>
  );
}

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

/** For staff: feedback and the suggestions drawn from it. */
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
