import type { StaffStart, Waiting } from '@waymark/contracts-community';
import { ageWords, dayWords, momentWords } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import {
  Alert,
  FactList,
  FactRow,
  Grid,
  ListIcon,
  MapPinIcon,
  NavCard,
  PencilIcon,
  PersonIcon,
  ScalesIcon,
  Section,
  SpeechIcon,
  StarIcon,
  StatePill,
} from '@waymark/ui';
import { STAFF_WORDS } from '../../messages/en/staff';

/** The server counts only up to a thousand. */
const many = (count: number): string => (count >= 1_000 ? '1,000 or more' : String(count));

/** Three sections about where to start, and links to the pages that this member of staff may use. */
export function StartView({ start }: { start: StaffStart }) {
  const { waiting, silent, since } = start;
  const session = useSession();
  const isAdmin = session.user?.role === 'admin';
  return (
    <>
      <Section heading={STAFF_WORDS.toDo}>
        <FactList>
          <WaitingRow name="Appeals" waiting={waiting.appeals} />
          <WaitingRow name="Reports" waiting={waiting.reports} />
          <WaitingRow name="Feedback" waiting={waiting.feedback} />
        </FactList>
      </Section>
      <Section heading="Parts of the site that are not responding">
        {silent.length === 0 && <p>Every part of the site has responded.</p>}
        {silent.map(({ slice, count, since: asked }) => (
          <Alert key={slice} tone="warn" title={`Waiting for ${slice}`}>
            {`${many(count)} ${count === 1 ? 'report or decision' : 'reports or decisions'}, the oldest since ${momentWords(asked)}. It will be done as soon as that part responds.`}
          </Alert>
        ))}
      </Section>
      <Section heading="Since your last visit">
        {since ? (
          <>
            <p>{`You were here on ${dayWords(since.at)}.`}</p>
            <FactList>
              <FactRow name="New reports" state={many(since.reports)} />
              <FactRow name="Decisions" state={many(since.decisions)} />
              <FactRow name="New appeals" state={many(since.appeals)} />
              <FactRow name="New feedback" state={many(since.feedback)} />
            </FactList>
          </>
        ) : (
          <p>This is your first visit.</p>
        )}
      </Section>
      <Section heading="Go to">
        <Grid>
          <NavCard to="/admin/queue" icon={<ScalesIcon />} note="One after another, most harmful first">
            Reports to decide
          </NavCard>
          <NavCard to="/admin/feedback" icon={<SpeechIcon />} note="What people tell us, and what to improve">
            Feedback and suggestions
          </NavCard>
          <NavCard to="/admin/content" icon={<PencilIcon />} note="Charity, founders, advertisements, planned work">
            Site content
          </NavCard>
          <NavCard to="/admin/owners" icon={<MapPinIcon />} note="Claims waiting to be checked">
            Who runs a place
          </NavCard>
          <NavCard to="/admin/support-services" icon={<ListIcon />} note="Write, check, publish, unpublish">
            Support services
          </NavCard>
          <NavCard to="/admin/members" icon={<PersonIcon />} note="Look up, verify, suspend">
            Members
          </NavCard>
          {isAdmin && (
            <>
              <NavCard
                to="/admin/gifts"
                icon={<StarIcon />}
                note="What people gave, and whether our records match Stripe’s"
              >
                Gifts
              </NavCard>
              <NavCard to="/admin/audit-log" icon={<ListIcon />} note="What staff have done about members">
                Audit log
              </NavCard>
            </>
          )}
        </Grid>
      </Section>
    </>
  );
}

function WaitingRow({ name, waiting: { count, since } }: { name: string; waiting: Waiting }) {
  return (
    <FactRow
      name={name}
      state={
        <StatePill sign={count === 0 ? 'yes' : 'aside'}>{count === 0 ? 'None' : `${many(count)} waiting`}</StatePill>
      }
      note={since === null ? undefined : `The oldest arrived ${ageWords(since)}.`}
    />
  );
}
