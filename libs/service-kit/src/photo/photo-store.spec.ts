import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3_KEYS, startS3Server, type S3Server } from '@waymark/testing/s3-server';
import { contentName, FolderPhotoStore, type PhotoStore } from './photo-store';
import { createPhotoStore } from './photo-config';
import { S3PhotoStore } from './s3-photo-store';

let folder: string;
let s3: S3Server;
const inS3 = (part: object = {}) =>
  new S3PhotoStore({
    endpoint: s3.endpoint,
    bucket: s3.bucket,
    keyPrefix: '',
    region: 'eu-west-2',
    ...S3_KEYS,
    ...part,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await s3.close();
});

const STORES: [string, () => PhotoStore][] = [
  ['a folder', () => new FolderPhotoStore(folder)],
  ['an S3-compatible store', () => inS3()],
];

describe.each(STORES)('photos in %s', (_name, open) => {
  const bytes = Buffer.from('a photo, as far as a store knows');
  const name = contentName(bytes);

  it('are returned unchanged, with their size, also when written twice', async () => {
    const store = open();
    await store.check();
    await Promise.all([store.put(name, bytes), store.put(name, bytes)]);
    const found = await store.get(name);
    expect(found?.size).toBe(bytes.length);
    expect(found && (await buffer(found.stream))).toEqual(bytes);
  });

  it('are gone after deleting, which may be done twice', async () => {
    const store = open();
    await store.put(name, bytes);
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
  });
});

it('photos of two slices in one store stay apart', async () => {
  const name = contentName(Buffer.from('shared'));
  await inS3({ keyPrefix: 'maps/' }).put(name, Buffer.from('shared'));
  await (
    await createPhotoStore({ PHOTO_DIR: folder, PHOTO_S3_REGION: 'any' }, 'maps/')
  ).put(name, Buffer.from('shared'));
  expect([...s3.objects.keys()]).toContain(`maps/${name}`);
  expect(await readdir(join(folder, 'maps', name.slice(0, 2)))).toEqual([name]);
  expect(await inS3().get(name)).toBeNull();
  expect(await new FolderPhotoStore(folder).get(name)).toBeNull();
});

describe('a folder (SX.9)', () => {
  it('never shows half a photo under its name, nor leaves one behind', async () => {
    const store = new FolderPhotoStore(folder);
    const name = contentName(Buffer.from('whole'));
    await store.put(name, Buffer.from('whole'));
    expect(await readdir(join(folder, name.slice(0, 2)))).toEqual([name]);
  });

  it('that cannot be written is reported', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(new FolderPhotoStore(join(file, 'photos')).check()).rejects.toThrow();
  });
});

describe('an S3-compatible store', () => {
  it('got requests that were signed right, and refuses a wrong key', async () => {
    expect(s3.refused).toBe(0);
    await expect(inS3({ secretKey: 'wrong' }).put('a.webp', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
    expect(s3.objects.has('a.webp')).toBe(false);
  });

  it('that does not exist is reported', async () => {
    await expect(inS3({ bucket: 'elsewhere' }).check()).rejects.toThrow();
    await expect(inS3({ endpoint: 'http://127.0.0.1:1' }).check()).rejects.toThrow();
  });
});
