import { verificationLevel, type Verification } from '@waymark/contracts-reviews';
import { Badge, CheckIcon, CrossIcon, WarningIcon } from '@waymark/ui';
import { countOf } from '../../shared/count-of';
import { formatDate } from '../../shared/format-date';

const TONES = { green: 'good', yellow: 'warn', red: 'bad', none: 'neutral' } as const;
const ICONS = { green: CheckIcon, yellow: WarningIcon, red: CrossIcon, none: WarningIcon } as const;

/** How many people agree, of how many, and when the newest said so: 1 of 1 is not the same as 50 of 50. */
export function VerificationNote({ verification }: { verification: Verification | undefined }) {
  if (!verification || verification.percentage === null) return <p>Not yet verified</p>;
  const { agrees, disagrees, percentage, newestAnswerAt } = verification;
  const level = verificationLevel(percentage);
  const Icon = ICONS[level];
  return (
    <p>
      <Badge tone={TONES[level]} icon={<Icon size="1.1em" />}>
        {percentage}% verified
      </Badge>{' '}
      by {countOf(agrees + disagrees, 'person', 'people')}
      {newestAnswerAt && `, newest answer ${formatDate(newestAnswerAt)}`}
    </p>
  );
}
