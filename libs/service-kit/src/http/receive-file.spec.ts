import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { receiveFile } from './receive-file';

const RULE = { field: 'photo', maxBytes: 1_000_000 };
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const FILE = Buffer.alloc(400_000, 7);
const END = '\r\n--b--\r\n';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

function receive(path: string) {
  const stream = new PassThrough();
  stream.write(HEAD);
  const received = receiveFile({ stream, contentType: 'multipart/form-data; boundary=b' }, RULE, path);
  return { stream, received };
}

describe('receiving a file', () => {
  it('writes it', async () => {
    const { stream, received } = receive(join(folder, 'whole'));
    stream.write(FILE);
    stream.end(END);
    expect(await received).toEqual({ outcome: 'received', fileName: 'a.jpg' });
    expect(FILE.equals(await readFile(join(folder, 'whole')))).toBe(true);
  });

  it('ends when the sender goes away in the middle of the file', async () => {
    const { stream, received } = receive(join(folder, 'broken'));
    stream.write(FILE);
    setImmediate(() => stream.destroy(new Error('aborted')));
    await expect(received).rejects.toMatchObject({ code: 'request.malformed' });
  });

  it.each([
    ['our file', `${HEAD}x`],
    ['a second file', `${HEAD}x\r\n${HEAD}x`],
    ['the headers of a file', HEAD.slice(0, -10)],
    ['the first boundary', '--'],
  ])('refuses a form that ends inside %s, and goes on living', async (_where, sent) => {
    const stream = new PassThrough();
    const received = receiveFile(
      { stream, contentType: 'multipart/form-data; boundary=b' },
      RULE,
      join(folder, 'cut-off'),
    );
    stream.end(sent);
    await expect(received).rejects.toMatchObject({ code: 'request.malformed' });
  });

  it('ends with our own fault when the disk takes nothing, after the sender has sent everything', async () => {
    const { stream, received } = receive('/dev/full');
    stream.write(FILE);
    stream.end(END);
    await expect(received).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(stream.readableEnded).toBe(true);
  });
});
