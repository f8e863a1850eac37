import { useQuery } from '@tanstack/react-query';
import {
  CHARITY_MONTHS,
  SITE_CONTENT_KIND_LABELS,
  SITE_CONTENT_KINDS,
  keysOfKind,
  siteContentTitle,
  type SiteContentItem,
  type SiteContentKind,
} from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { queryOf } from '@waymark/mfe-kit';
import { Badge, Card, CouldNotLoad, Grid, Inline, LoadingRegion, Section, Skeleton, space } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listSiteContent } from '../../endpoints';
import { addressOfSiteContent } from './site-content-address';

const MONTHS_AHEAD = 3;

/* Name and state, on one line where there is room. */
const Item = styled(Card)`
  flex-flow: row wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: space-between;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

/** Lists all items of site content, drafted or not. */
export function SiteContentList() {
  const { data, isError, refetch } = useQuery(queryOf(listSiteContent));
  if (!data)
    return isError ? (
      <CouldNotLoad what="the site content" onRetry={() => void refetch()} />
    ) : (
      <LoadingRegion label="Loading the site content">
        <Skeleton lines={5} height="5rem" />
      </LoadingRegion>
    );
  return SITE_CONTENT_KINDS.map((kind) => (
    <Section key={kind} heading={SITE_CONTENT_KIND_LABELS[kind]}>
      <Grid as="ul" role="list" $min="16rem" style={{ padding: 0 }}>
        {keysToShow(kind, data).map((key) => (
          <Item as="li" key={key} $dense>
            <Link to={addressOfSiteContent({ kind, key })}>{siteContentTitle(kind, key)}</Link>
            <State item={data.find((one) => one.kind === kind && one.key === key)} />
          </Item>
        ))}
      </Grid>
    </Section>
  ));
}

function State({ item }: { item: SiteContentItem | undefined }) {
  if (!item) return <p>Original text</p>;
  const { state, hasDraft, changedAt } = item;
  return (
    <>
      <Inline $gap={2}>
        {state === 'published' && <Badge tone="good">Published</Badge>}
        {state === 'withdrawn' && <Badge>Unpublished</Badge>}
        {hasDraft && <Badge tone="info">Draft</Badge>}
        {!hasDraft && state === null && <Badge>Original text</Badge>}
      </Inline>
      <p>{`Changed on ${dayWords(changedAt)}`}</p>
    </>
  );
}

/** Returns coming months and all past ones with content, newest first. */
function keysToShow(kind: SiteContentKind, items: readonly SiteContentItem[]): string[] {
  if (kind !== 'charity') return keysOfKind(kind);
  const coming = comingMonths(new Date().toISOString());
  const known = items.filter((item) => item.kind === kind).map(({ key }) => key);
  return [...new Set([...coming, ...known, ...CHARITY_MONTHS.map(({ month }) => month)])].sort().toReversed();
}

/** Returns the keys of this month and those after it. */
function comingMonths(now: string): string[] {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => {
    const at = month - 1 + ahead;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
