import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type AdminSuggestion,
  type AdminSuggestionDetail,
  SUGGESTION_CATEGORY_LABELS,
  SUGGESTION_PRIORITY_LABELS,
  SUGGESTION_STATUS_LABELS,
  SUGGESTION_STATUSES,
} from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Badge, Button, Card, Inline, Section, SelectField, Stack } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { mergeSuggestion } from '../../../endpoints';
import { useDeskAddress } from '../desk-address';
import { DeskCard } from '../desk-card';
import { DeskLayout } from '../desk-layout';
import { DeskList } from '../desk-list';
import { DetailState } from '../detail-state';
import { LevelBadge } from '../level-badge';
import { WrittenText } from '../plain-text';
import { useDeskAct } from '../use-desk-act';
import { engineWords, RunPanel } from './run-panel';
import { SuggestionEdit } from './suggestion-edit';
import { SuggestionFeedback } from './suggestion-feedback';
import { SuggestionPublish } from './suggestion-publish';
import { oneSuggestion, suggestionsQuery } from './suggestion-queries';

interface SuggestionCardProps {
  suggestion: AdminSuggestion;
  to: string;
  isOpen: boolean;
}

function SuggestionCard({ suggestion, to, isOpen }: SuggestionCardProps) {
  const { id, title, userFeedback, createdAt, feedbackCount, engine } = suggestion;
  return (
    <DeskCard
      id={id}
      to={to}
      isOpen={isOpen}
      title={title}
      message={userFeedback}
      badges={<SuggestionBadges suggestion={suggestion} />}
      facts={
        <>
          <span>{`${feedbackCount} behind it, by ${engineWords(engine)},`}</span>{' '}
          <time dateTime={createdAt}>{dayWords(createdAt)}</time>
        </>
      }
    />
  );
}

function SuggestionBadges({ suggestion: { category, priority, status } }: { suggestion: AdminSuggestion }) {
  return (
    <>
      <LevelBadge level={priority} words={SUGGESTION_PRIORITY_LABELS[priority]} />
      <Badge>{SUGGESTION_CATEGORY_LABELS[category]}</Badge>
      <Badge tone={status === 'published' ? 'good' : 'neutral'}>{SUGGESTION_STATUS_LABELS[status]}</Badge>
    </>
  );
}

/** Merges two suggestions with the same meaning. */
function SuggestionMerge({ id }: { id: number }) {
  const { data } = useInfiniteQuery(suggestionsQuery('open'));
  const [into, setInto] = useState('');
  const { run, busy } = useDeskAct();
  const { open } = useDeskAddress();
  const others = (data?.pages.flatMap((page) => page.items) ?? []).filter((each) => each.id !== id);
  if (others.length === 0) return null;
  const merge = (event: FormEvent) => {
    event.preventDefault();
    const target = Number(into || others[0]?.id);
    run({
      act: () => call(mergeSuggestion, { params: { id }, body: { into: target } }),
      done: `Merged into suggestion ${target}`,
      next: () => open({ tab: 'suggestions', id: String(target) }),
    });
  };
  return (
    <Section heading="Merge with another suggestion">
      <Card>
        <form aria-label="Merge" onSubmit={merge}>
          <Inline $gap={4} $align="end">
            <SelectField label="Open suggestion" value={into} onChange={(event) => setInto(event.target.value)}>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </SelectField>
            <Button type="submit" busy={busy}>
              Merge this one into it
            </Button>
          </Inline>
        </form>
      </Card>
    </Section>
  );
}

/** One suggestion, the feedback behind it, and all actions on it. */
function SuggestionDetail({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(oneSuggestion(id));
  if (!data) return <DetailState error={error} what="this suggestion" onRetry={() => void refetch()} />;
  return (
    <Stack $gap={5}>
      <Words suggestion={data} />
      <SuggestionFeedback suggestion={data} />
      <SuggestionEdit key={`edit-${data.version}`} suggestion={data} />
      <SuggestionPublish key={`publish-${data.status}`} suggestion={data} />
      {data.status !== 'published' && <SuggestionMerge id={id} />}
    </Stack>
  );
}

function Words({ suggestion }: { suggestion: AdminSuggestionDetail }) {
  const { title, description, engine, isEdited, id } = suggestion;
  return (
    <Card as="article">
      <h2 style={{ overflowWrap: 'anywhere' }}>{title}</h2>
      <Inline $gap={2}>
        <SuggestionBadges suggestion={suggestion} />
      </Inline>
      <WrittenText>{description}</WrittenText>
      <p>
        {`Suggestion number ${id}, put together by ${engineWords(engine)}.${isEdited ? ' Staff changed it.' : engine === 'embedded' ? ' The wording comes from the people who wrote to us.' : ''}`}
      </p>
    </Card>
  );
}

const NONE = 'No AI-generated improvement suggestions yet.';

export function SuggestionTab() {
  const { selected, part, change, linkTo } = useDeskAddress();
  const status = SUGGESTION_STATUSES.find((each) => each === part('status')) ?? 'open';
  const list = useInfiniteQuery(suggestionsQuery(status));
  return (
    <DeskLayout
      selected={selected}
      onBack={() => change({})}
      list={
        <Stack $gap={5}>
          <RunPanel />
          <div style={{ maxWidth: '20rem' }}>
            <SelectField label="Show" value={status} onChange={(event) => change({ status: event.target.value })}>
              {SUGGESTION_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {SUGGESTION_STATUS_LABELS[each]}
                </option>
              ))}
            </SelectField>
          </div>
          <DeskList
            noun="suggestions"
            list={list}
            empty={status === 'open' ? NONE : `No suggestion is ${SUGGESTION_STATUS_LABELS[status].toLowerCase()}.`}
            item={(each) => (
              <SuggestionCard key={each.id} suggestion={each} to={linkTo(each.id)} isOpen={each.id === selected} />
            )}
          />
        </Stack>
      }
      detail={selected !== null && <SuggestionDetail key={selected} id={selected} />}
    />
  );
}
