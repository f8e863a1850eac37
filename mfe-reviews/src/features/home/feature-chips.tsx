import { ChipLink, Inline, ToggleChip } from '@waymark/ui';
import { useId } from 'react';

/** As a chip says it -> as the question asks for it. */
const FEATURES = [
  ['Step-free', 'step-free'],
  ['Hearing loop', 'hearing loop'],
  ['Accessible toilet', 'accessible toilet'],
  ['Quiet', 'quiet'],
] as const;

interface FeatureChipsProps {
  /** Words for the question of those that are on. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** What a place must have, pressed rather than typed: words of the question, as if they had been typed. */
export function FeatureChips({ chosen, onChange }: FeatureChipsProps) {
  const id = useId();
  return (
    <Inline role="group" aria-labelledby={id} $gap={2}>
      <strong id={id}>It must have</strong>
      {FEATURES.map(([label, words]) => (
        <ToggleChip
          key={words}
          pressed={chosen.includes(words)}
          onClick={() => onChange(chosen.includes(words) ? chosen.filter((one) => one !== words) : [...chosen, words])}
        >
          {label}
        </ToggleChip>
      ))}
      <ChipLink to="/disability-search-guide">+ More</ChipLink>
    </Inline>
  );
}
