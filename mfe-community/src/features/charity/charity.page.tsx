import { useQuery } from '@tanstack/react-query';
import {
  allMonths,
  charitiesAt,
  charityCaveats,
  charityMonth,
  charityName,
  CHARITY_WORDS,
  chosenFor,
  noEarlierMonth,
} from '@waymark/contracts-community';
import { queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Badge, Disclosure, LoadingRegion, Page, PageHeading, Section, Skeleton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { showKeptCharities } from '../../endpoints';
import { CharityView } from '../../shared/kept/charity-view';
import { NotNewest } from '../../shared/kept/not-newest';
import { CharityApplication } from './charity-application';

export function CharityPage() {
  usePageTitle(CHARITY_WORDS.title);
  const [now] = useState(() => new Date());
  const { data, isError } = useQuery(queryOf(showKeptCharities));
  const charities = charitiesAt(now, allMonths(data ?? []));
  const isKnown = data !== undefined || isError;
  return (
    <Page narrow>
      <Stack $gap={4}>
        <PageHeading lead={CHARITY_WORDS.lead}>{CHARITY_WORDS.title}</PageHeading>
        {isKnown && <Chosen charities={charities} />}
        {isError && !data && <NotNewest />}
      </Stack>
      {isKnown ? (
        <CharityView charity={charities.chosen} level={2} />
      ) : (
        <LoadingRegion label="Loading the charity of the month">
          <Skeleton lines={6} height="4rem" />
        </LoadingRegion>
      )}
      <CharityApplication />
      {isKnown && <Earlier charities={charities} />}
    </Page>
  );
}

type Charities = ReturnType<typeof charitiesAt>;

function Chosen({ charities }: { charities: Charities }) {
  const { chosen } = charities;
  return (
    <>
      <div>
        <Badge tone="info">{chosenFor(charities)}</Badge>
      </div>
      {/* Who it is comes before what it does; one whose name nobody knows is named by none. */}
      {chosen.name !== null && <p style={{ fontWeight: 700 }}>{chosen.name}</p>}
      {charityCaveats(charities).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}

function Earlier({ charities }: { charities: Charities }) {
  return (
    <Section heading={CHARITY_WORDS.earlier}>
      {charities.before.length === 0 && <p>{noEarlierMonth(charities)}</p>}
      {charities.before.map((charity) => (
        <Disclosure key={charity.month} summary={`${charityMonth(charity)}: ${charityName(charity)}`}>
          <CharityView charity={charity} level={3} />
        </Disclosure>
      ))}
    </Section>
  );
}

export default withQueries(CharityPage);
