import { FEATURE_LABELS, type VenueMatchProps } from '@waymark/contracts-reviews';
import { Inline, radius, space, target, type Tone, VerdictBadge, VERDICTS, WarningIcon } from '@waymark/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { countWords, evidenceWords, isOld } from './rules/evidence-words';
import type { MatchedNeed } from './rules/match-needs';
import { mentionsOf } from './rules/mention-words';
import type { FeatureStanding } from './rules/standing';

interface PlaceLinkProps {
  /** Path of the venue's page; '' on that page itself. */
  page: string;
  hash: string;
  name?: string;
  children: ReactNode;
}

/**
 * Link to a part of a venue's page. On that page it is a plain anchor, so that the browser moves focus; elsewhere the
 * router opens it.
 */
function PlaceLink({ page, hash, name, children }: PlaceLinkProps) {
  if (page)
    return (
      <Link to={`${page}#${hash}`} aria-label={name}>
        {children}
      </Link>
    );
  return (
    <a href={`#${hash}`} aria-label={name}>
      {children}
    </a>
  );
}

interface MentionsProps {
  matched: MatchedNeed;
  /** Undefined when reviews are not loaded; otherwise not empty. */
  reviews: readonly { id: number; text: string }[] | undefined;
  page: string;
}

/**
 * Says whether reviews mention a need that no feature covers, and links there. Searches in the browser, so the search
 * word is sent to nobody.
 */
function Mentions({ matched: { need, label }, reviews, page }: MentionsProps) {
  if (!reviews) return <To page={page} hash="customer-reviews" words="Look in its reviews" label={label} />;
  const [first, ...more] = mentionsOf(need, reviews);
  if (first !== undefined) {
    const words =
      more.length === 0
        ? 'Read a review that mentions it'
        : `Read the first of ${more.length + 1} reviews that mention it`;
    return <To page={page} hash={`review-${first}`} words={words} label={label} />;
  }
  return reviews.length === 1
    ? 'The only review here does not mention it.'
    : `None of the ${countWords(reviews.length, 'latest review', 'latest reviews')} mentions it.`;
}

function To({ page, hash, words, label }: { page: string; hash: string; words: string; label: string }) {
  return (
    <>
      <PlaceLink page={page} hash={hash} name={`${words}: ${label}`}>
        {words}
      </PlaceLink>
      <span>.</span>
    </>
  );
}

interface EvidenceLineProps {
  fact: FeatureStanding;
  /** True when the need requires several features, so that each line names its own. */
  named: boolean;
  /** Continues the sentence about the need. */
  children?: ReactNode;
}

function EvidenceLine({ fact, named, children }: EvidenceLineProps) {
  return (
    <>
      <p>
        {named && <strong>{`${FEATURE_LABELS[fact.feature]}: `}</strong>}
        <span>{`${evidenceWords(fact)}${fact.note ? ` “${fact.note}”` : ''}${children ? ' ' : ''}`}</span>
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

/** One need with its verdict and the reason; its name links to the feature on the venue's page. */
export function NeedRow({ matched, reviews, page }: NeedRowProps) {
  const { label, verdict, evidence, partly } = matched;
  const [decisive] = evidence;
  const further = verdict === 'unknown' && reviews?.length !== 0 && (
    <Mentions matched={matched} reviews={reviews} page={page} />
  );
  const isNamed = evidence.length > 1 || partly !== undefined;
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
      {partly && <p>{`${partly}.`}</p>}
      {evidence.map((fact) => (
        <EvidenceLine key={fact.feature} fact={fact} named={isNamed}>
          {!isNamed && further}
        </EvidenceLine>
      ))}
      {!decisive && (
        <p>
          <span>{`We do not collect this about places yet, so we do not know.${further ? ' ' : ''}`}</span>
          {further}
        </p>
      )}
      {isNamed && further && <p>{further}</p>}
    </Row>
  );
}
