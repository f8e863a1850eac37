import { useQuery } from '@tanstack/react-query';
import {
  allMonths,
  applyTo,
  charitiesAt,
  CHARITY_WORDS,
  charityCaveats,
  charityMonth,
  type CharityOfMonth,
  chosenWords,
  earlierCharities,
} from '@waymark/contracts-community';
import { operator, queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Badge,
  Card,
  Disclosure,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { showSiteContentCharities } from '../../endpoints';
import { CharityView } from '../../shared/site-content/charity-view';
import { NotNewest } from '../../shared/site-content/not-newest';

const QUESTIONS = [
  '1. Which charity is it, and what is its number in the public register?',
  '2. What does your campaign raise money for, and until when?',
  '3. How do disabled people and their families benefit from it?',
  '4. Where can we check it? A website or a campaign page.',
];

/** Explains how to apply for a featured campaign: by email, which a person reads. */
function CharityApplication() {
  const { email, words } = applyTo(operator());
  return (
    <Section heading={CHARITY_WORDS.apply}>
      <Card $tone="accent">
        <p>{CHARITY_WORDS.invitation}</p>
        {email ? (
          <>
            <p>{words}</p>
            <div>
              <LinkButton variant="primary" to={campaignMail(email)}>
                Apply by email
              </LinkButton>
            </div>
          </>
        ) : (
          <Alert>{words}</Alert>
        )}
      </Card>
    </Section>
  );
}

/** Returns a mailto: link with a prepared application. */
function campaignMail(to: string): string {
  const body = [
    'Hello,',
    'I would like you to feature a fundraising campaign.',
    ...QUESTIONS.map((one) => `${one}\r\n`),
  ];
  const subject = encodeURIComponent('Feature a fundraising campaign');
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
}

export function CharityPage() {
  usePageTitle(CHARITY_WORDS.title);
  const [now] = useState(() => new Date());
  const { data, isError } = useQuery(queryOf(showSiteContentCharities));
  const charities = charitiesAt(now, allMonths(data ?? []));
  const isKnown = data !== undefined || isError;
  return (
    <Page narrow>
      <Stack $gap={4}>
        <PageHeading lead={CHARITY_WORDS.lead}>{CHARITY_WORDS.title}</PageHeading>
        {isKnown && <Chosen charities={charities} now={now} />}
        {isError && !data && <NotNewest />}
      </Stack>
      {!isKnown && (
        <LoadingRegion label="Loading the charity of the month">
          <Skeleton lines={6} height="4rem" />
        </LoadingRegion>
      )}
      {isKnown && charities.isOfThisMonth && <CharityView charity={charities.chosen} level={2} />}
      <CharityApplication />
      {isKnown && <Earlier charities={charities} />}
    </Page>
  );
}

type Charities = ReturnType<typeof charitiesAt>;

function Chosen({ charities, now }: { charities: Charities; now: Date }) {
  const { chosen, isOfThisMonth } = charities;
  const words = chosenWords(charities, now);
  if (!isOfThisMonth) return <p>{words}</p>;
  return (
    <>
      <div>
        <Badge tone="info">{words}</Badge>
      </div>
      {/* Name first, then purpose; a charity without a known name shows none. */}
      {chosen.name !== null && <p style={{ fontWeight: 700 }}>{chosen.name}</p>}
      <Caveats charity={chosen} />
    </>
  );
}

function Earlier({ charities }: { charities: Charities }) {
  const before = earlierCharities(charities);
  if (before.length === 0) return null;
  return (
    <Section heading={CHARITY_WORDS.earlier}>
      {before.map((charity) => (
        <Disclosure
          key={charity.month}
          summary={charity.name === null ? charityMonth(charity) : `${charityMonth(charity)}: ${charity.name}`}
        >
          <Stack>
            <Caveats charity={charity} />
            <CharityView charity={charity} level={3} />
          </Stack>
        </Disclosure>
      ))}
    </Section>
  );
}

const Caveats = ({ charity }: { charity: CharityOfMonth }) =>
  charityCaveats(charity).map((words) => <p key={words}>{words}</p>);

export default withQueries(CharityPage);
