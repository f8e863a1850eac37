import {
  type AdminSuggestion,
  SUGGESTION_CATEGORY_LABELS,
  SUGGESTION_STATUS_LABELS,
} from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Badge } from '@waymark/ui';
import { DeskCard } from '../desk-card';
import { PriorityBadge } from '../level-badge';
import { engineWords } from './run-panel';

interface SuggestionCardProps {
  suggestion: AdminSuggestion;
  to: string;
  isOpen: boolean;
}

export function SuggestionCard({ suggestion, to, isOpen }: SuggestionCardProps) {
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

export function SuggestionBadges({ suggestion: { category, priority, status } }: { suggestion: AdminSuggestion }) {
  return (
    <>
      <PriorityBadge level={priority} />
      <Badge>{SUGGESTION_CATEGORY_LABELS[category]}</Badge>
      <Badge tone={status === 'published' ? 'good' : 'neutral'}>{SUGGESTION_STATUS_LABELS[status]}</Badge>
    </>
  );
}
