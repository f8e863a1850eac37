import {
  FEEDBACK_URGENCY_LABELS,
  SUGGESTION_PRIORITY_LABELS,
  type SuggestionPriority,
} from '@waymark/contracts-community';
import { Badge, CheckIcon, InfoIcon, WarningIcon } from '@waymark/ui';

const TONES = { critical: 'bad', high: 'bad', medium: 'warn', low: 'good' } as const;

function sign(level: SuggestionPriority) {
  if (level === 'low') return <CheckIcon size="1.1em" />;
  return level === 'medium' ? <InfoIcon size="1.1em" /> : <WarningIcon size="1.1em" />;
}

/** High is red, medium yellow, low green, and each says so. */
export function UrgencyBadge({ level }: { level: keyof typeof FEEDBACK_URGENCY_LABELS }) {
  return (
    <Badge tone={TONES[level]} icon={sign(level)}>
      {FEEDBACK_URGENCY_LABELS[level]}
    </Badge>
  );
}

export function PriorityBadge({ level }: { level: SuggestionPriority }) {
  return (
    <Badge tone={TONES[level]} icon={sign(level)}>
      {SUGGESTION_PRIORITY_LABELS[level]}
    </Badge>
  );
}
