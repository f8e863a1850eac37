import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { Inline, WarningIcon } from '@waymark/ui';
import { evidenceWords, isOld } from './rules/evidence-words';
import type { FeatureStanding } from './rules/standing';

interface EvidenceLineProps {
  fact: FeatureStanding;
  /** Where one need takes several features, each line names its own. */
  named: boolean;
}

export function EvidenceLine({ fact, named }: EvidenceLineProps) {
  return (
    <>
      <p>
        {named && <strong>{FEATURE_LABELS[fact.feature]}: </strong>}
        {evidenceWords(fact)}
      </p>
      {fact.note && <p>“{fact.note}”</p>}
      {isOld(fact, new Date()) && (
        <Inline as="p" $gap={2}>
          <WarningIcon />
          <span>This is more than two years old. Ask before you go.</span>
        </Inline>
      )}
    </>
  );
}
