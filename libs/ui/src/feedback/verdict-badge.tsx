import { Badge } from './badge';
import { VERDICTS, type Verdict } from './verdicts';

/** Word, icon and colour of one verdict. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { word, tone, Icon } = VERDICTS[verdict];
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />}>
      {word}
    </Badge>
  );
}
