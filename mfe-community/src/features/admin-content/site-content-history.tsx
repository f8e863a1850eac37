import { useQuery } from '@tanstack/react-query';
import {
  SITE_CONTENT_STATE_LABELS,
  type SiteContentDetail,
  type SiteContentVersion,
} from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { call, queryOf, useSession } from '@waymark/mfe-kit';
import { useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Card, CouldNotLoad, EmptyState, Inline, Section, Stack } from '@waymark/ui';
import { useState } from 'react';
import { publishSiteContentAgain, readSiteContent } from '../../endpoints';
import type { SiteContentId } from './site-content-address';
import { useSiteContentAct } from './use-site-content-act';

interface SiteContentHistoryProps {
  id: SiteContentId;
  detail: SiteContentDetail;
  /** Shows this version in the preview. */
  onShow: (version: SiteContentVersion) => void;
}

/** All published changes, newest first. To undo, publish an earlier version again from here. */
export function SiteContentHistory({ detail, ...rest }: SiteContentHistoryProps) {
  return (
    <Section
      heading="History"
      intro="Nothing is ever deleted from the history. To undo a change, publish an earlier version again."
    >
      {detail.history.length === 0 && <EmptyState title="Nothing has been published yet" />}
      <Stack $gap={3}>
        <Steps {...rest} detail={detail} newest={detail.number} />
      </Stack>
    </Section>
  );
}

interface StepsProps extends SiteContentHistoryProps {
  newest: number;
}

function Steps({ detail, ...rest }: StepsProps) {
  const { history, hasMore } = detail;
  return (
    <>
      {history.map((version) => (
        <Step key={version.number} {...rest} version={version} />
      ))}
      {hasMore && <Older {...rest} before={history.at(-1)?.number ?? 1} />}
    </>
  );
}

function Step({ id, version, newest, onShow }: Omit<StepsProps, 'detail'> & { version: SiteContentVersion }) {
  const isAdmin = useSession().user?.role === 'admin';
  const keyOf = useSubmissionKey();
  const { run, busy } = useSiteContentAct(id);
  const { number, content } = version;
  const body = { again: number, number: newest };
  const publish = () =>
    run({
      act: () => call(publishSiteContentAgain, { params: id, body, idempotencyKey: keyOf(body) }),
      done: `Version ${number} has been published again`,
    });
  return (
    <Card $dense>
      <p>{stepWords(version)}</p>
      {content && (
        <Inline $gap={3}>
          <Button onClick={() => onShow(version)}>{`Show version ${number}`}</Button>
          {isAdmin && number < newest && (
            <Button busy={busy} onClick={publish}>{`Publish version ${number} again`}</Button>
          )}
        </Inline>
      )}
    </Card>
  );
}

/**
 * Returns a step of the history, such as "Version 3: Published on Jan 5, 2026, 3:04 PM UK time by Ada, again version
 * 1".
 */
function stepWords({ number, state, at, by, againOf }: SiteContentVersion): string {
  const who = by === null ? '' : ` by ${by}`;
  const again = againOf === null ? '' : `, a copy of version ${againOf}`;
  return `Version ${number}: ${SITE_CONTENT_STATE_LABELS[state]} on ${momentWords(at)}${who}${again}`;
}

function Older({ id, before, ...rest }: Omit<StepsProps, 'detail'> & { before: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(readSiteContent, { params: id, query: { before } }),
    enabled: isAsked,
  });
  if (data) return <Steps {...rest} id={id} detail={data} />;
  if (isError) return <CouldNotLoad what="the older versions" onRetry={() => void refetch()} />;
  return (
    <div>
      <Button busy={isFetching} onClick={() => setIsAsked(true)}>
        Show older versions
      </Button>
    </div>
  );
}
