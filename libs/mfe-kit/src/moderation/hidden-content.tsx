import { useQuery } from '@tanstack/react-query';
import {
  type ContentExcerpt,
  type contentExcerptsEndpoint,
  type ContentKind,
  type ModerationContent,
  type moderationContentEndpoint,
  MOST_EXCERPTS,
  momentWords,
} from '@waymark/contracts-core';
import { CouldNotLoad, DefinitionList, Disclosure, LoadingRegion, Skeleton, space, Stack } from '@waymark/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '../api-error';
import { call, queryOf, type Endpoint } from '../endpoint';
import { CorrectionFields } from './correction-fields';
import { batched } from './batched';
import { type Corrections, OwnCorrection } from './own-correction';
import { ModerationWords } from './moderation-words';

type ShowContent = Endpoint<ReturnType<typeof moderationContentEndpoint>>;
type ListExcerpts = Endpoint<ReturnType<typeof contentExcerptsEndpoint>>;

interface Asked {
  kind: ContentKind;
  contentId: string;
}

interface Placed extends Asked {
  caseId?: number;
  onCorrection?: (store: (() => Promise<number | null>) | null) => void;
  statementId?: number;
  isBrief?: boolean;
}

const STATES = { shown: 'Shown to everyone', hidden: 'Hidden', removed: 'Removed' } as const;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

const Photo = styled.figure`
  width: min(20rem, 100%);
  margin: 0;

  img {
    width: 100%;
    height: auto;
  }
`;

/**
 * Creates the component for the slot "moderated-content": shows staff this slice's content of these kinds, hidden or
 * not. Renders nothing for other kinds.
 */
export function moderationContentPart(
  kinds: readonly ContentKind[],
  endpoint: ShowContent,
  excerpts: ListExcerpts,
  corrections?: Corrections,
): ComponentType<Placed> {
  // The rows of a list send their requests at the same time.
  const excerptsOf = batched<Asked, ContentExcerpt>(MOST_EXCERPTS, (all) =>
    call(excerpts, { query: { of: all.map(({ kind, contentId }) => `${kind}:${contentId}`).join(',') } }),
  );
  return function ModeratedContentPart({ kind, contentId, caseId = 0, onCorrection, statementId, isBrief = false }) {
    if (!kinds.includes(kind)) return null;
    if (statementId !== undefined)
      return corrections ? <OwnCorrection endpoint={corrections.own} statementId={statementId} /> : null;
    const asked = { kind, contentId };
    const key = `${kind} ${contentId}`;
    if (onCorrection)
      return corrections ? (
        <CorrectionFields
          key={key}
          show={endpoint}
          store={corrections.store}
          about={{ ...asked, caseId }}
          onCorrection={onCorrection}
        />
      ) : null;
    if (isBrief) return <Brief key={key} asked={asked} excerptsOf={excerptsOf} />;
    return <Asking key={key} endpoint={endpoint} asked={asked} />;
  };
}

const GONE = 'Its author has deleted it.';

function Asking({ endpoint, asked }: { endpoint: ShowContent; asked: Asked }) {
  const { data, error, isPending, refetch } = useQuery(queryOf(endpoint, { params: { ...asked } }));
  if (error instanceof ApiError && error.status === 404) return <p>{GONE}</p>;
  if (error) return <CouldNotLoad what="the content" onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <LoadingRegion label="Loading the content">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return <Shown content={data} />;
}

interface BriefProps {
  asked: Asked;
  excerptsOf: (asked: Asked) => Promise<ContentExcerpt[]>;
}

/** Shows the kind of content, its place and the start of its text. */
function Brief({ asked, excerptsOf }: BriefProps) {
  const { kind, contentId } = asked;
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['content-excerpt', kind, contentId],
    queryFn: async () =>
      (await excerptsOf(asked)).find((one) => one.kind === kind && one.contentId === contentId) ?? null,
  });
  if (isError) return <CouldNotLoad what="the content" onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <LoadingRegion label="Loading the content">
        <Skeleton lines={2} />
      </LoadingRegion>
    );
  if (data === null) return <p>{GONE}</p>;
  return (
    <Stack $gap={1}>
      <p>
        <strong>{data.title}</strong>
      </p>
      {data.excerpt && <p style={{ overflowWrap: 'anywhere' }}>{`“${data.excerpt}”`}</p>}
    </Stack>
  );
}

/** Members wrote these texts, which could imitate the page: show them as plain text in their own frame. */
function Shown({ content }: { content: ModerationContent }) {
  const { title, texts, facts, photos, earlier, steps } = content;
  return (
    <Stack $gap={5}>
      <p>
        <strong>{title}</strong>
      </p>
      {texts.map(({ label, text }) => (
        <ModerationWords key={label} label={label} text={text} />
      ))}
      {photos.length > 0 && (
        <Photos>
          {photos.map(({ url, width, height, description }) => (
            <li key={url}>
              {/* Staff review this description too, so show it as text; the image's alt is empty to avoid repetition. */}
              <Photo>
                <img src={url} width={width} height={height} alt="" loading="lazy" />
                <figcaption>{description}</figcaption>
              </Photo>
            </li>
          ))}
        </Photos>
      )}
      <DefinitionList
        items={[
          { term: 'Now', value: STATES[content.state] },
          { term: 'Written by', value: content.authorName },
          { term: 'Written', value: momentWords(content.writtenAt) },
          { term: 'Changed', value: content.editedAt && momentWords(content.editedAt) },
          ...facts.map(({ label, text }) => ({ term: label, value: text })),
        ]}
      />
      {earlier.map(({ until, texts: before }) => (
        <Disclosure key={until} summary={`What it said until ${momentWords(until)}`}>
          <Stack>
            {before.map(({ label, text }) => (
              <ModerationWords key={label} label={label} text={text} />
            ))}
          </Stack>
        </Disclosure>
      ))}
      {steps.length > 0 && (
        <Disclosure summary="What was decided about it">
          <ul>
            {steps.map(({ caseId, decisionNumber, state, at }) => (
              <li key={`${caseId} ${decisionNumber}`}>{`${momentWords(at)}: ${STATES[state]} (report ${caseId})`}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
