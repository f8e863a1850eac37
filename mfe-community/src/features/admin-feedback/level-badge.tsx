import { Badge, CheckIcon, InfoIcon, WarningIcon } from '@waymark/ui';

const TONES = { critical: 'bad', high: 'bad', medium: 'warn', low: 'good' } as const;
type Level = keyof typeof TONES;

function sign(level: Level) {
  if (level === 'low') return <CheckIcon size="1.1em" />;
  return level === 'medium' ? <InfoIcon size="1.1em" /> : <WarningIcon size="1.1em" />;
}

/** High is red, medium yellow, low green; `words` states the level as text. */
export function LevelBadge({ level, words }: { level: Level; words: string }) {
  return (
    <Badge tone={TONES[level]} icon={sign(level)}>
      {words}
    </Badge>
  );
}
