import { Card, Disclosure, Explained, Section, Stack } from '@waymark/ui';
import type publishers from './publishers.json';

export type Publisher = (typeof publishers)[number];
type List = Publisher['lists'][number];

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const countsOf = ({ places, facts }: Pick<Publisher, 'places' | 'facts'>) =>
  [counted(places, 'place', 'places'), counted(facts, 'fact about access', 'facts about access')]
    .filter(Boolean)
    .join(', ');

/** Returns "2020" or "2015 to 2026"; empty when no list has a year. */
function yearsOf(lists: readonly List[]): string {
  const years = lists.flatMap(({ year }) => year ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined) return '';
  return first === last ? first : `${first} to ${last}`;
}

/** A list's contribution and licence, with the attribution text that its publisher asks for. */
function ListEntry({ list }: { list: List }) {
  const given = [list.year, countsOf(list)].filter(Boolean).join(' · ');
  return (
    <Section heading={<Explained>{list.name}</Explained>} level={4}>
      <Stack $gap={1}>
        {given && <p>{given}</p>}
        <p>
          Licence:{' '}
          <a href={list.licenceUrl}>
            <Explained>{list.licence}</Explained>
          </a>
        </p>
        <p>
          <Explained>{list.attribution}</Explained>
        </p>
        <p>
          Taken from <a href={list.homepage}>{list.homepage.replace('https://', '')}</a>
        </p>
      </Stack>
    </Section>
  );
}

/** The publisher and its data in two lines; its lists and licences open on request. */
export function PublisherEntry({ publisher }: { publisher: Publisher }) {
  const { name, what, lists } = publisher;
  const details = [yearsOf(lists), countsOf(publisher)].filter(Boolean).join(' · ');
  return (
    <Card as="li" $dense>
      <Section heading={<Explained>{name}</Explained>} level={3}>
        <Stack $gap={1}>
          <p>
            <Explained>{what}</Explained>
          </p>
          {details && <p>{details}</p>}
        </Stack>
        <Disclosure summary={lists.length === 1 ? 'Licence and source' : `${lists.length} lists and their licences`}>
          <Stack $gap={5}>
            {lists.map((list) => (
              <ListEntry key={list.id} list={list} />
            ))}
          </Stack>
        </Disclosure>
      </Section>
    </Card>
  );
}
