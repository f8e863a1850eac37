import { Badge, CheckIcon, Explained, WarningIcon } from '@waymark/ui';
import { contrastWords } from './contrast-words';

/** A contrast in numbers and words, with an icon and a colour. */
export function ContrastBadge({ ratio, of }: { ratio: number; of: 'text' | 'part' }) {
  const { ratio: shown, words, tone } = contrastWords(ratio, of);
  return (
    <Badge tone={tone} icon={tone === 'good' ? <CheckIcon size="1em" /> : <WarningIcon size="1em" />}>
      <Explained>{`${shown} ${words}`}</Explained>
    </Badge>
  );
}
