import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../../../../test/zip-of';
import { importOptions } from '../../import-options';
import { openFile } from '../../run-import';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stops-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const STOPS = 'stop_id,stop_name,stop_lat,stop_lon\nQ,Qcafé,53.1,-1.1\n';
const LATIN_1 = Buffer.from(STOPS, 'latin1');

/** Names of the stops of a file, as an import opens it. */
async function namesIn(bytes: Buffer, { name = 'feed.zip', encoding = 'utf-8' } = {}): Promise<(string | null)[]> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const required = ['--source', 'Stops', '--publisher', 'P', '--licence', 'CC0-1.0', '--date', '2026-01-01'];
  const options = importOptions(['gtfs', file, ...required, '--encoding', encoding], '2026-11-01');
  const names: (string | null)[] = [];
  for await (const place of (await openFile(options)).places()) if ('name' in place) names.push(place.name);
  return names;
}

describe('the stops of a timetable', () => {
  it.each([
    ['deflated in a zip', zipOf('stops.txt', Buffer.from(STOPS)), {}],
    ['stored in a folder of a zip', zipOf('feed/STOPS.txt', Buffer.from(STOPS), { isStored: true }), {}],
    ['in a zip of another name', zipOf('stops.txt', Buffer.from(STOPS)), { name: 'feed' }],
    ['alone', Buffer.from(STOPS), { name: 'stops.txt' }],
    ['in Latin-1, said', LATIN_1, { name: 'stops.txt', encoding: 'iso-8859-1' }],
    ['in Latin-1 within a zip, said', zipOf('stops.txt', LATIN_1), { encoding: 'windows-1252' }],
    ['in UTF-16 within a zip, marked', zipOf('stops.txt', Buffer.from(`\ufeff${STOPS}`, 'utf16le')), {}],
  ])('are read %s', async (_how, bytes, more) => {
    expect(await namesIn(bytes, more)).toEqual(['Qcafé']);
  });

  it.each([
    ['in Latin-1, unsaid', LATIN_1, 'stops.txt', 'Line 2 is not utf-8'],
    ['in Latin-1 within a zip, unsaid', zipOf('stops.txt', LATIN_1), 'feed.zip', 'Line 2 is not utf-8'],
    ['packed with gzip', Buffer.from([0x1f, 0x8b, 8]), 'stops.txt.gz', 'This file is packed with gzip'],
    ['in a zip without them', zipOf('agency.txt', LATIN_1), 'feed.zip', 'There is no stops.txt in'],
    ['in no zip', Buffer.from(STOPS), 'feed.zip', 'cannot be read: End of central directory'],
    ['in a zip that is cut off', zipOf('stops.txt', LATIN_1).subarray(0, 60), 'feed.zip', 'cannot be read: '],
    ['encrypted', zipOf('stops.txt', LATIN_1, { isEncrypted: true }), 'feed.zip', 'it is encrypted'],
    [
      'in a zip with a letter that is wrong',
      damaged(zipOf('stops.txt', Buffer.from(STOPS), { isStored: true })),
      'feed.zip',
      'its checksum is wrong',
    ],
    [
      'in a zip whose content is broken',
      damaged(zipOf('stops.txt', Buffer.from(STOPS)), 0xff),
      'feed.zip',
      'cannot be read: ',
    ],
  ])('are refused in a sentence, %s', async (_how, bytes, name, why) => {
    const refused = namesIn(bytes, { name });
    await expect(refused).rejects.toThrow(why);
    await expect(refused).rejects.toHaveProperty('constructor.name', 'ImportStopped');
  });
});

/** With bits of a byte of its content turned round. */
function damaged(zip: Buffer, bits = 1): Buffer {
  const at = 50;
  return Buffer.concat([zip.subarray(0, at), Buffer.from([(zip[at] ?? 0) ^ bits]), zip.subarray(at + 1)]);
}
