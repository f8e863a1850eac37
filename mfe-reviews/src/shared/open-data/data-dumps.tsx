import { useQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import type { DataDump } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import {
  Card,
  CouldNotLoad,
  Disclosure,
  Explained,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  target,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { listDataDumps } from '../../endpoints';

const List = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    overflow-wrap: anywhere;
  }
`;

const MB = 1_000_000;
const sizeWords = (bytes: number): string =>
  bytes < MB / 10 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MB).toFixed(1)} MB`;
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** All data under one licence: publishers, amount and files. */
function Dump({ dump, level }: { dump: DataDump; level: 3 | 4 }) {
  const { licence, licenceUrl, publishers, places, facts, files } = dump;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const what = [places > 0 && counted(places, 'place', 'places'), facts > 0 && counted(facts, 'fact', 'facts')];
  return (
    <Card as="li" $dense>
      <Section heading={licence ? <Explained>{licence}</Explained> : 'What visitors say, in numbers'} level={level}>
        <p>
          <span>{[...what, sizeWords(bytes)].filter(Boolean).join(' · ')}</span>
          {licenceUrl && (
            <>
              <span>{' · '}</span>
              <a href={licenceUrl}>Licence text</a>
            </>
          )}
        </p>
        {licence === null && (
          <p>
            These files contain numbers and dates only. Members have not chosen a licence for what they wrote, so their
            words are not included.
          </p>
        )}
        <Disclosure summary={counted(files.length, 'file', 'files')}>
          <Stack $gap={3}>
            {publishers.length > 0 && (
              <p>
                Credit these publishers beside the data:{' '}
                <Explained>{publishers.map(({ attribution }) => attribution).join('; ')}</Explained>
              </p>
            )}
            <List as="ul" $gap={1}>
              {files.map(({ name, rows, bytes: size }) => (
                <li key={name}>
                  <a href={`/api/data/dumps/${name}`}>{name}</a>{' '}
                  <span>{`(${counted(rows, 'row', 'rows')}, ${sizeWords(size)})`}</span>
                </li>
              ))}
            </List>
          </Stack>
        </Disclosure>
      </Section>
    </Card>
  );
}

/** Lists the bulk downloads: last night's files, one set per licence. */
export function DataDumpList({ level = 3 }: { level?: 3 | 4 }) {
  const { data, error, refetch } = useQuery(queryOf(listDataDumps));
  if (error) return <CouldNotLoad what="the downloads" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Loading the downloads">
        <Skeleton height="12rem" />
      </LoadingRegion>
    );
  const [newest] = data.dumps;
  if (!newest) return <p>The first files will be ready tomorrow.</p>;
  return (
    <Stack $gap={4}>
      <p>{`Made on ${dayWords(newest.day)}. We make new ones every night and keep the last seven days.`}</p>
      <List as="ul" $gap={4}>
        {data.dumps
          .filter(({ day }) => day === newest.day)
          .map((dump) => (
            <Dump key={dump.licence ?? 'visitors'} dump={dump} level={level} />
          ))}
      </List>
    </Stack>
  );
}
