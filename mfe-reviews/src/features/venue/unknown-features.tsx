import { FEATURE_LABELS, type Feature } from '@waymark/contracts-reviews';
import { Inline, space } from '@waymark/ui';
import { Fragment } from 'react';
import { StateBadge } from './state-badge';

/** What nobody knows, said once for all of it; each name can be led to. */
export function UnknownFeatures({ features, named }: { features: readonly Feature[]; named: boolean }) {
  return (
    <>
      <Inline $gap={3} style={{ marginTop: space[4] }}>
        <h3>Nobody has told us yet</h3>
        <StateBadge state="unknown" />
      </Inline>
      {named ? (
        <p>Not yet verified: {features.map(nameOf)}.</p>
      ) : (
        <p>Not yet verified. Open what you know about and answer.</p>
      )}
    </>
  );
}

function nameOf(feature: Feature, index: number, { length }: readonly Feature[]) {
  const before = index === 0 ? '' : index === length - 1 ? ' and ' : ', ';
  return (
    <Fragment key={feature}>
      {before}
      <span id={`feature-${feature}`} tabIndex={-1}>
        {FEATURE_LABELS[feature]}
      </span>
    </Fragment>
  );
}
