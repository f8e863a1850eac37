import type { VenueMatchProps } from '@waymark/contracts-reviews';
import { radius, space, target, VerdictBadge, VERDICTS, type Tone } from '@waymark/ui';
import { styled } from 'styled-components';
import { EvidenceLine } from './evidence-line';
import { Mentions } from './mentions';
import { PlaceLink } from './place-link';
import type { MatchedNeed } from './rules/match-needs';

const Row = styled.li<{ $tone: Tone }>`
  display: grid;
  gap: ${space[1]};
  max-width: none;
  padding: ${space[2]} ${space[4]} ${space[3]};
  border: 1px solid var(--color-line);
  border-inline-start: 0.375rem solid ${({ $tone }) => `var(--color-${$tone === 'neutral' ? 'border' : $tone})`};
  border-radius: ${radius};
  background: var(--color-surface);

  p {
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-height: ${target};

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
  }
`;

type NeedRowProps = Pick<VenueMatchProps, 'reviews' | 'page'> & { matched: MatchedNeed };

/** One need: what it is, the verdict, and why; its name leads to where the feature stands on the venue's page. */
export function NeedRow({ matched, reviews, page }: NeedRowProps) {
  const { label, verdict, evidence } = matched;
  const [decisive] = evidence;
  const further = verdict === 'unknown' && reviews?.length !== 0 && (
    <Mentions matched={matched} reviews={reviews} page={page} />
  );
  const isNamed = evidence.length > 1;
  return (
    <Row $tone={VERDICTS[verdict].tone}>
      <Head>
        <strong>
          {decisive ? (
            <PlaceLink page={page} hash={`feature-${decisive.feature}`}>
              {label}
            </PlaceLink>
          ) : (
            label
          )}
        </strong>
        <VerdictBadge verdict={verdict} />
      </Head>
      {evidence.map((fact) => (
        <EvidenceLine key={fact.feature} fact={fact} named={isNamed}>
          {!isNamed && further}
        </EvidenceLine>
      ))}
      {!decisive && (
        <p>
          Places are not asked about this yet, so we cannot tell.{further && ' '}
          {further}
        </p>
      )}
      {isNamed && further && <p>{further}</p>}
    </Row>
  );
}
