import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasRole } from '@waymark/contracts-core';
import { announce, call, lazyAgain, requireSignIn, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Disclosure, Stack } from '@waymark/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addComment } from '../../endpoints';
import { putComment } from './comment-cache';
import type { CommentLevel } from './comment-heading';
import { CommentPlaceProvider } from './comment-place';
import { type CommentPlace, countsQuery, ledToQuery } from './comment-queries';
import { commentCount, sentWords } from './comment-words';
import { ThreadList } from './thread-list';

const CommentForm = lazyAgain(() => import('./comment-form'));

interface NewCommentProps {
  place: CommentPlace;
  /** The topic, e.g. "this trip", "day 2". */
  about: string;
}

/** A form for a new comment; visitors are sent to the login and back. */
function NewComment({ place, about }: NewCommentProps) {
  const cache = useQueryClient();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const { blogId, entryId } = place;

  if (status === 'loading') return null;
  if (status === 'visitor')
    return (
      <div>
        <Button onClick={() => requireSignIn(pathname + search, 'Please log in to comment.')}>Log in to comment</Button>
      </div>
    );
  return (
    <Suspense>
      <CommentForm
        field={`comment-${entryId ?? 'trip'}`}
        label={`Your comment on ${about}`}
        hint="Everyone can read it, with your name. Please do not give any phone numbers, email addresses or home addresses."
        button="Send Comment"
        send={(content, idempotencyKey) =>
          call(addComment, { params: { id: blogId }, body: { content, entryId }, idempotencyKey })
        }
        onSent={(saved) => {
          putComment(cache, place, saved);
          announce(sentWords(saved));
        }}
      />
    </Suspense>
  );
}

const WaitingComments = lazyAgain(() => import('./waiting-comments'));

export interface TripCommentsProps {
  blogId: number;
  /** Whether the reader is the trip's author, who decides on waiting comments. */
  isOwnTrip: boolean;
  /** The day of these comments; without it, the whole trip. */
  entryId?: number;
  /** The day's name in texts: "day 2". */
  dayTitle?: string;
  /** Level of the section's heading. Default: 2. */
  headingLevel?: 2 | 3 | 4;
}

/** Members' comments about a trip, or about one day of it. */
export function TripComments({ entryId, ...trip }: TripCommentsProps) {
  return entryId === undefined ? <WholeTrip {...trip} /> : <OneDay {...trip} entryId={entryId} />;
}

function WholeTrip({ blogId, isOwnTrip, headingLevel = 2 }: TripCommentsProps) {
  const { user } = useSession();
  const { data: counts } = useQuery(countsQuery(blogId));
  const { commentId, waitingId, entryId, isMissing } = useLedTo();
  const Heading = `h${headingLevel}` as const;
  const level = (headingLevel + 1) as CommentLevel;
  const decides = user !== null && (isOwnTrip || (hasRole(user.role, 'moderator') && !user.secondStepNeeded));
  return (
    <Stack as="section" id="comments" aria-labelledby="comments-heading" $gap={5}>
      <Heading id="comments-heading" tabIndex={-1}>
        {`Comments${counts && counts.trip > 0 ? ` (${counts.trip})` : ''}`}
      </Heading>
      {isMissing && (
        <Alert role="status">The comment you were looking for has been deleted, or is not published yet.</Alert>
      )}
      {decides && (
        <Suspense>
          <WaitingComments blogId={blogId} level={level} ledTo={waitingId} />
        </Suspense>
      )}
      <CommentsPart
        place={{ blogId, entryId: undefined }}
        level={level}
        about="this trip"
        partId="comments-heading"
        ledTo={entryId === null ? commentId : null}
      />
    </Stack>
  );
}

/** Takes one line while closed; a day's comments load when the section is opened or a link points into it. */
function OneDay({ blogId, entryId, dayTitle = 'this day', headingLevel = 4 }: TripCommentsProps & { entryId: number }) {
  const [wasOpened, setWasOpened] = useState(false);
  const { data: counts } = useQuery(countsQuery(blogId));
  const led = useLedTo();
  const ledTo = led.entryId === entryId ? led.commentId : null;
  const said = counts?.days.find((day) => day.entryId === entryId)?.count ?? 0;
  const partId = `comments-of-day-${entryId}`;
  const isOpen = wasOpened || ledTo !== null;
  return (
    <Disclosure
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      summary={
        <span id={partId} tabIndex={-1}>
          {said === 0 ? `Comment on ${dayTitle}` : `${commentCount(said)} on ${dayTitle}`}
        </span>
      }
    >
      {isOpen && (
        <Stack $gap={5}>
          <CommentsPart
            place={{ blogId, entryId }}
            level={headingLevel as CommentLevel}
            about={dayTitle}
            partId={partId}
            ledTo={ledTo}
          />
        </Stack>
      )}
    </Disclosure>
  );
}

interface CommentsPartProps {
  place: CommentPlace;
  /** Level of the comments' headings. */
  level: CommentLevel;
  about: string;
  /** ID of the element that gets the focus after a comment is removed. */
  partId: string;
  /** The comment named in the URL, if it is in this section. */
  ledTo: number | null;
}

/** The form and the list of comments for a trip or a day. */
function CommentsPart({ place: { blogId, entryId }, level, about, partId, ledTo }: CommentsPartProps) {
  const [from, setFrom] = useState(ledTo);
  useEffect(() => {
    if (ledTo !== null) setFrom(ledTo);
  }, [ledTo]);
  const here = useMemo(() => ({ place: { blogId, entryId }, partId }), [blogId, entryId, partId]);
  return (
    <CommentPlaceProvider value={here}>
      <NewComment place={here.place} about={about} />
      <ThreadList place={here.place} level={level} from={from} onNewest={() => setFrom(null)} />
    </CommentPlaceProvider>
  );
}

interface LedTo {
  /** The comment named in the URL, if it is in a conversation visible to the reader. */
  commentId: number | null;
  /** The comment named in the URL, if it waits for the reader's decision and is in no conversation yet. */
  waitingId: number | null;
  /** The day of the comment; null for the whole trip. */
  entryId: number | null;
  isMissing: boolean;
}

/** Finds the comment named in the URL: `#comment-12`. All sections of a page share one request. */
function useLedTo(): LedTo {
  const { hash } = useLocation();
  const named = Number(/^#comment-([1-9]\d{0,8})$/.exec(hash)?.[1] ?? 0);
  const { data, isError } = useQuery({ ...ledToQuery(named), enabled: named > 0 });
  const id = data?.id ?? null;
  const waits = data?.state === 'waiting' && !data.isOwn;
  return {
    commentId: waits ? null : id,
    waitingId: waits ? id : null,
    entryId: data?.entryId ?? null,
    isMissing: named > 0 && isError,
  };
}
