import {
  type AdminFeedback,
  FEEDBACK_STATUS_LABELS,
  FEEDBACK_TYPE_LABELS,
  FEEDBACK_URGENCY_LABELS,
} from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Badge } from '@waymark/ui';
import { DeskCard } from '../desk-card';
import { LevelBadge } from '../level-badge';

interface FeedbackCardProps {
  feedback: AdminFeedback;
  to: string;
  isOpen: boolean;
}

export function FeedbackCard({ feedback, to, isOpen }: FeedbackCardProps) {
  const { id, subject, message, createdAt, userName, duplicates } = feedback;
  return (
    <DeskCard
      id={id}
      to={to}
      isOpen={isOpen}
      title={subject}
      message={message}
      badges={<FeedbackBadges feedback={feedback} />}
      facts={
        <>
          <span>{`${userName ?? 'A visitor'},`}</span> <time dateTime={createdAt}>{dayWords(createdAt)}</time>
          {duplicates > 0 && <span>{`, and ${duplicates} more like it`}</span>}
        </>
      }
    />
  );
}

export function FeedbackBadges({ feedback: { type, urgency, status, isSuspected } }: { feedback: AdminFeedback }) {
  return (
    <>
      <Badge>{FEEDBACK_TYPE_LABELS[type]}</Badge>
      {urgency && <LevelBadge level={urgency} words={FEEDBACK_URGENCY_LABELS[urgency]} />}
      <Badge tone={status === 'new' ? 'accent' : 'neutral'}>{FEEDBACK_STATUS_LABELS[status]}</Badge>
      {isSuspected && <Badge tone="warn">Possibly sent by a bot</Badge>}
    </>
  );
}
