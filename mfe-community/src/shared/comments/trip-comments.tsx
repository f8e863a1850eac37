import { useQuery } from '@tanstack/react-query';
import { hasRole } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { Alert, Disclosure, Stack } from '@waymark/ui';
import { lazy, Suspense, useState } from 'react';
import type { CommentLevel } from './comment-heading';
import { countsQuery } from './comment-queries';
import { commentCount } from './comment-words';
import { CommentsPart } from './comments-part';
import { useLedTo } from './use-led-to';

const WaitingComments = lazy(() => import('./waiting-comments'));

export interface TripCommentsProps {
  blogId: number;
  /** Whether the one who reads wrote the trip: they decide on what waits. */
  isOwnTrip: boolean;
  /** The day that these are about; without it, the trip as a whole. */
  entryId?: number;
  /** Of the day, as people call it: "day 2". */
  dayTitle?: string;
  /** Of the heading of the part. Default 2. */
  headingLevel?: 2 | 3 | 4;
}

/** What members say about a trip, or about one day of it. */
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
        Comments{counts && counts.trip > 0 && ` (${counts.trip})`}
      </Heading>
      {isMissing && (
        <Alert role="status">The comment that you were led to is not here any more, or not published yet.</Alert>
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

/** Closed, it costs the page one line: what was said of a day is fetched when somebody opens it, or is led into it. */
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
