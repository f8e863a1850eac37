import { Badge, CheckIcon, Explained, WarningIcon } from '@waymark/ui';
import { PART_AA, TEXT_AA, TEXT_AAA } from './judge-palette';

interface ContrastWords {
  /** The ratio as text, such as "8.1:1". Rounded down, so that a value below a limit never seems to reach it. */
  ratio: string;
  words: string;
  tone: 'good' | 'warn' | 'bad';
}

const inTenths = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Explains a contrast ratio in plain words. */
export function contrastWords(ratio: number, of: 'text' | 'part'): ContrastWords {
  const shown = inTenths(ratio);
  if (of === 'part') {
    return ratio >= PART_AA
      ? { ratio: shown, words: 'Easy to see', tone: 'good' }
      : { ratio: shown, words: 'Too faint to see well', tone: 'bad' };
  }
  if (ratio >= TEXT_AAA) return { ratio: shown, words: 'Very easy to read (AAA)', tone: 'good' };
  if (ratio >= TEXT_AA) return { ratio: shown, words: 'Easy to read (AA)', tone: 'good' };
  if (ratio >= PART_AA) return { ratio: shown, words: 'Hard to read, except in large text', tone: 'warn' };
  return { ratio: shown, words: 'Too faint to read', tone: 'bad' };
}

/** Shows a contrast as number and text, with an icon and a colour. */
export function ContrastBadge({ ratio, of }: { ratio: number; of: 'text' | 'part' }) {
  const { ratio: shown, words, tone } = contrastWords(ratio, of);
  return (
    <Badge tone={tone} icon={tone === 'good' ? <CheckIcon size="1em" /> : <WarningIcon size="1em" />}>
      <Explained>{`${shown} ${words}`}</Explained>
    </Badge>
  );
}
