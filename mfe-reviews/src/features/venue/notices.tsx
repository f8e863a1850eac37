import { dayWords } from '@waymark/contracts-core';
import type { Notice, VenueDetail } from '@waymark/contracts-reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Inline, Section, Stack, VisuallyHidden } from '@waymark/ui';
import { useRef } from 'react';
import { answerNotice } from '../../endpoints';
import { venueQueryKey } from '../../shared/api/get-venue';
import { countOf } from '../../shared/count-of';
import { LogInLink } from './log-in-link';

/** Answers whether a notice still applies, and stores the remaining notices in the cached venue. */
function useAnswerNotice(venueId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isStillSo }: { id: number; isStillSo: boolean }) =>
      call(answerNotice, { params: { id: venueId, noticeId: id }, body: { isStillSo } }),
    onSuccess: ({ notices }) =>
      cache.setQueryData<VenueDetail>(venueQueryKey(venueId), (venue) => venue && { ...venue, notices }),
  });
}

interface NoticeItemProps {
  notice: Notice;
  isMember: boolean;
  answer: ReturnType<typeof useAnswerNotice>;
  onAnswer: (isStillSo: boolean) => void;
}

function NoticeItem({ notice, isMember, answer, onAnswer }: NoticeItemProps) {
  const isAsked = answer.variables?.id === notice.id;
  return (
    <Alert tone="warn" title={notice.text}>
      <p>{`Seen ${dayWords(notice.seenOn)} by ${countOf(notice.seenBy, 'person', 'people')}. Expected to last until ${dayWords(notice.endsOn)}.`}</p>
      {isMember ? (
        <Inline $gap={2} role="group" aria-label={`${notice.text}: still true?`}>
          <span>Still true?</span>
          {([true, false] as const).map((isStillSo) => (
            <Button key={String(isStillSo)} disabled={answer.isPending} onClick={() => onAnswer(isStillSo)}>
              <span>{isStillSo ? 'Yes' : 'No'}</span>
              <VisuallyHidden>{` (${notice.text})`}</VisuallyHidden>
            </Button>
          ))}
        </Inline>
      ) : (
        <p>
          Been there since? <LogInLink to="#notices">Log in</LogInLink> to tell us if it is still true.
        </p>
      )}
      {isAsked && answer.isError && <p role="alert">We could not save your answer. Please try again.</p>}
    </Alert>
  );
}

/** Temporary notices, above the lasting facts. Each ends on its date, or when people report that it is over. */
export function Notices({ venue }: { venue: VenueDetail }) {
  const isMember = useSession().status === 'member';
  const answer = useAnswerNotice(venue.id);
  const place = useRef<HTMLElement>(null);
  const said = answer.isSuccess ? saidWords(answer.variables, venue) : '';
  if (venue.notices.length === 0 && !said) return null;
  return (
    <Section heading="Right now" id="notices" ref={place} tabIndex={-1}>
      <Stack $gap={3}>
        {venue.notices.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            isMember={isMember}
            answer={answer}
            onAnswer={(isStillSo) => {
              // Moves the focus first, because the buttons may disappear with their notice.
              if (!isStillSo) place.current?.focus();
              if (!answer.isPending) answer.mutate({ id: notice.id, isStillSo });
            }}
          />
        ))}
      </Stack>
      <p role="status">{said}</p>
    </Section>
  );
}

function saidWords({ id, isStillSo }: { id: number; isStillSo: boolean }, { notices }: VenueDetail): string {
  if (isStillSo) return 'Thank you. We have counted you as someone who saw it.';
  if (notices.some((notice) => notice.id === id)) return 'Thank you. We will remove it when one more person agrees.';
  return 'Thank you. We have removed the notice.';
}
