import type { VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Disclosure, Section, Spinner } from '@waymark/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LogInLink } from './log-in-link';
import { REPORT_ID } from './report-id';
import { TakeAlong } from './take-along';
import { VenueSays } from './venue-says';
import { WhenNear } from './when-near';

const NoticeForm = lazy(() =>
  import(/* webpackChunkName: "tell-us-forms" */ './notice-form').then((part) => ({ default: part.NoticeForm })),
);
const PlaceReport = lazy(() =>
  import(/* webpackChunkName: "tell-us-forms" */ './place-report').then((part) => ({ default: part.PlaceReport })),
);

const NOTICE_ID = 'post-notice';

/** What a page cannot know by itself: something is broken for now, or the place is no longer there. */
export function TellUs({ venue }: { venue: VenueDetail }) {
  return (
    <>
      <Section heading="Tell others" id="tell-others">
        <Part id={NOTICE_ID} summary="Something is out of order for now">
          <NoticeForm venue={venue} />
        </Part>
        <Part id={REPORT_ID} summary="Closed, moved or here twice?">
          <PlaceReport venue={venue} />
        </Part>
        <TakeAlong venue={venue} />
      </Section>
      <WhenNear>
        <VenueSays venue={venue} />
      </WhenNear>
    </>
  );
}

interface PartProps {
  id: string;
  summary: string;
  children: ReactNode;
}

/** Fetched when it is opened; a visitor is led to the login and back to it. */
function Part({ id, summary, children }: PartProps) {
  const isMember = useSession().status === 'member';
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div id={id} tabIndex={-1}>
      <Disclosure summary={summary} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        {isMember ? (
          wasOpened && <Suspense fallback={<Spinner />}>{children}</Suspense>
        ) : (
          <p>
            <LogInLink to={`#${id}`}>Log in</LogInLink> to tell others. You come back to this place.
          </p>
        )}
      </Disclosure>
    </div>
  );
}
