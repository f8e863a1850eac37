import { useQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import { FEATURE_LABELS, OWNER_FACT_LABELS, type VenueDetail } from '@waymark/contracts-reviews';
import { addressOf, call, lazyAgain, useInBrowser, useSession } from '@waymark/mfe-kit';
import { Disclosure, FactList, FactRow, LinkButton, Section, space, Spinner, Stack, StatePill } from '@waymark/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { getVenueSays } from '../../endpoints';
import { tellUsMessages as words } from '../../messages/en/tell-us';
import { cardCode } from '../../shared/open-data/card-code';
import { CodeToCopy } from '../../shared/open-data/code-to-copy';
import { LogInLink } from './log-in-link';
import { REPORT_ID } from './report-id';
import { WhenNear } from './when-near';

/**
 * The owner's statements, apart from visitors' findings, and a link for the owner. Optional: the page is complete
 * without it.
 */
export function VenueSays({ venue }: { venue: VenueDetail }) {
  const params = { id: venue.id };
  const { data } = useQuery({
    queryKey: [addressOf(getVenueSays, { params })],
    queryFn: ({ signal }) => call(getVenueSays, { params, signal }),
    retry: false,
  });
  const { facts = [], hasOwner = false } = data ?? {};
  return (
    <>
      {facts.length > 0 && (
        <Section
          heading="What the venue says"
          id="venue-says"
          intro="From someone who runs this place. It does not count towards the facts above, which come from visitors and published data."
        >
          <FactList role="list">
            {facts.map(({ feature, value, saidOn }) => (
              <FactRow
                key={feature}
                name={FEATURE_LABELS[feature]}
                state={<StatePill sign="aside">{OWNER_FACT_LABELS[value]}</StatePill>}
                note={`Added by the venue on ${dayWords(saidOn)}`}
              />
            ))}
          </FactList>
        </Section>
      )}
      <div>
        <LinkButton variant="quiet" to={`/venues/${venue.id}/claim`}>
          {hasOwner ? 'Someone already represents this place. Do you run it too?' : 'Do you run this place?'}
        </LinkButton>
      </div>
    </>
  );
}

const NoticeForm = lazyAgain(() =>
  import(/* webpackChunkName: "tell-us-forms" */ './notice-form').then((part) => ({ default: part.NoticeForm })),
);
const PlaceReport = lazyAgain(() =>
  import(/* webpackChunkName: "tell-us-forms" */ './place-report').then((part) => ({ default: part.PlaceReport })),
);

const NOTICE_ID = 'post-notice';

/** Lets readers report temporary problems or a closed place. */
export function TellUs({ venue }: { venue: VenueDetail }) {
  return (
    <>
      <Section heading={words.heading} id="tell-others" style={{ gap: space[2] }}>
        <Part id={NOTICE_ID} summary={words.notice}>
          <NoticeForm venue={venue} />
        </Part>
        <Part id={REPORT_ID} summary={words.report}>
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

/** Loads when opened; visitors are sent to the login and back here. */
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
            <LogInLink to={`#${id}`}>{words.logIn}</LogInLink> <span>{words.toTell}</span>
          </p>
        )}
      </Disclosure>
    </div>
  );
}

/** For the owner, and for people who reuse the data. */
function TakeAlong({ venue }: { venue: VenueDetail }) {
  const origin = useInBrowser(() => location.origin, '');
  return (
    <Disclosure summary={words.embed}>
      <Stack $gap={4}>
        <p>Show a small card with these facts on your own site. It has no script and sets no cookie.</p>
        <CodeToCopy code={cardCode(origin, venue)} what="the code for the card" />
        <p>
          As data: <a href={`/api/venues/${venue.id}/geojson`}>GeoJSON</a>,{' '}
          <a href={`/api/venues/${venue.id}/a11yjson`}>A11yJSON</a>. <Link to="/developers">More for developers</Link>
        </p>
      </Stack>
    </Disclosure>
  );
}
