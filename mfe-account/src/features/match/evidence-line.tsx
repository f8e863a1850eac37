import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { Inline, WarningIcon } from '@waymark/ui';
import type { ReactNode } from 'react';
import { evidenceWords, isOld } from './rules/evidence-words';
import type { FeatureStanding } from './rules/standing';

interface EvidenceLineProps {
  fact: FeatureStanding;
  /** Where one need takes several features, each line names its own. */
  named: boolean;
  /** A sentence that goes on after it. */
  children?: ReactNode;
}

export function EvidenceLine({ fact, named, children }: EvidenceLineProps) {
  return (
    <>
      <p>
        {named && <strong>{FEATURE_LABELS[fact.feature]}: </strong>}
        {evidenceWords(fact)}
        {fact.note && ` “${fact.note}”`}
        {children && ' '}
        {children}
      </p>
      {isOld(fact, new Date()) && (
        <Inline as="p" $gap={2} $align="flex-start" style={{ flexWrap: 'nowrap' }}>
          <WarningIcon />
          <span>This is more than two years old. Ask before you go.</span>
        </Inline>
      )}
    </>
  );
}
