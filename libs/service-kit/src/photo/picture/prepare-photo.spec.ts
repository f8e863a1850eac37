import sharp from 'sharp';
import { phonePhoto, plain, saying, withJpegComment, withJpegNote, withPngChunk } from '@waymark/testing/pictures';
import { preparePhoto } from './prepare-photo';
import { PICTURE_REFUSALS } from './refused-picture';

const refusal = (bytes: Buffer, name: string) =>
  preparePhoto(bytes, name).then(
    () => 'taken',
    (error: Error) => error.message,
  );
const PRINT_SETTINGS = Buffer.concat([
  Buffer.from('Photoshop 3.0\x008BIM\x04\x24\x00\x00\x00\x00\x00\x60', 'latin1'),
  Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" ""><plist><dict/></plist>'.padEnd(96),
  ),
]);

describe('a photo that is taken (SX.4, SX.24)', () => {
  it('keeps no place, camera, owner or other metadata', async () => {
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Ana Example');
    const { full, thumb } = await preparePhoto(original, 'IMG_0001.JPG');
    for (const made of [full, thumb]) {
      expect(await sharp(made).metadata()).toMatchObject({ format: 'webp' });
      const { exif, xmp, iptc, icc } = await sharp(made).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(made.toString('latin1')).not.toMatch(/Ana|Example Phone|GPS/);
    }
  });

  it('is upright, whatever orientation the camera stored', async () => {
    const { width, height } = await preparePhoto(await phonePhoto(320, 240), 'a.jpg');
    expect([width, height]).toEqual([240, 320]);
  });

  it('of 50 megapixels is shrunk to 2400 pixels, with a small one of 480 (SX.7)', async () => {
    const { full, thumb, width, height } = await preparePhoto(await phonePhoto(8192, 6144), 'a.jpg');
    expect([width, height]).toEqual([1800, 2400]);
    expect(await sharp(full).metadata()).toMatchObject({ width: 1800, height: 2400 });
    expect(await sharp(thumb).metadata()).toMatchObject({ width: 360, height: 480 });
  }, 30_000);

  it.each([
    ['small.png', () => plain(50, 40).png().toBuffer()],
    ['progressive.jpeg', () => plain(50, 40).jpeg({ progressive: true }).toBuffer()],
    ['cmyk.jpg', () => plain(50, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['sixteen.png', () => plain(50, 40).toColourspace('rgb16').png().toBuffer()],
  ])('may be %s, and is not made larger', async (name, make) => {
    const { full, width, height } = await preparePhoto(await make(), name);
    expect([width, height]).toEqual([50, 40]);
    expect((await sharp(full).metadata()).format).toBe('webp');
  });

  describe.each([
    ['a.jpg', () => phonePhoto()],
    ['a.png', () => plain(50, 40).png().toBuffer()],
    ['a.webp', () => plain(50, 40).webp().toBuffer()],
  ])('%s may go on after its end with', (name, make) => {
    it.each([
      ['padding', async () => Buffer.alloc(4096, 0xff)],
      ['a second picture', () => phonePhoto()],
      ['zeros and a second picture', async () => Buffer.concat([Buffer.alloc(700), await phonePhoto()])],
      ['an archive', async () => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
    ])('%s, of which nothing is kept', async (_what, rest) => {
      const photo = await make();
      const made = await preparePhoto(Buffer.concat([photo, await rest()]), name);
      expect(made).toEqual(await preparePhoto(photo, name));
    });
  });

  it.each([
    ['a comment', 'a.jpg', async () => withJpegComment(await phonePhoto(), 'x <SCRIPT src=//a> %PDF-1.7')],
    ["Photoshop's print settings", 'a.jpg', async () => withJpegNote(await phonePhoto(), 0xed, PRINT_SETTINGS)],
    ['a small picture', 'a.jpg', async () => withJpegNote(await phonePhoto(), 0xe1, await phonePhoto(32, 24))],
    ['text', 'a.png', async () => withPngChunk(await plain(50, 40).png().toBuffer(), 'tEXt', Buffer.from('a\0<svg >'))],
  ])('may have %s in its notes, of which nothing is kept', async (_what, name, make) => {
    const { full, thumb } = await preparePhoto(await make(), name);
    for (const made of [full, thumb]) expect(made.toString('latin1')).not.toMatch(/script|pdf|plist|svg|Photoshop/i);
  });
});

describe('a file that is refused', () => {
  const jpeg = () => phonePhoto();
  const png = () => plain(50, 40).png().toBuffer();
  const webp = () => plain(50, 40).webp().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');

  it.each([
    ['an SVG', 'a.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    ['a GIF', 'a.gif', () => plain(5, 5).gif().toBuffer(), 'type'],
    ['a page named as a photo', 'a.jpg', async () => Buffer.from('<!doctype html><script>1</script>'), 'type'],
    ['an empty file', 'a.jpg', async () => Buffer.alloc(0), 'type'],
    ['a PNG named .jpg', 'a.jpg', png, 'name'],
    ['a photo named .php', 'a.jpg.php', jpeg, 'name'],
    ['a JPEG cut off', 'a.jpg', async () => (await jpeg()).subarray(0, -20), 'damaged'],
    ['a PNG cut off', 'a.png', async () => (await png()).subarray(0, -20), 'damaged'],
    ['a WebP cut off', 'a.webp', async () => (await webp()).subarray(0, -4), 'damaged'],
    ['a PNG that moves', 'a.png', async () => withPngChunk(await png(), 'acTL', Buffer.alloc(8)), 'moves'],
    [
      'a WebP that moves',
      'a.webp',
      async () =>
        sharp([await png(), await plain(50, 40).negate().png().toBuffer()], { join: { animated: true } })
          .webp()
          .toBuffer(),
      'moves',
    ],
    [
      'a page that begins like a photo',
      'a.jpg',
      async () => Buffer.concat([(await jpeg()).subarray(0, 3), script]),
      'damaged',
    ],
  ] as const)('%s', async (_what, name, make, reason) => {
    expect(await refusal(await make(), name)).toBe(PICTURE_REFUSALS[reason]);
  });

  it('a decompression bomb, by its header alone (SX.6)', async () => {
    // Nothing stands behind the header: whoever looked further would say that the file is broken.
    expect(await refusal(saying(await plain(1, 1).png().toBuffer(), 20_000, 20_000), 'a.png')).toBe(
      PICTURE_REFUSALS.tooManyPixels,
    );
  });

  it('a large picture that a decoder must hold whole', async () => {
    expect(await refusal(await plain(4100, 4000).webp({ effort: 0 }).toBuffer(), 'a.webp')).toBe(
      PICTURE_REFUSALS.tooManyPixels,
    );
    expect(await refusal(await plain(4000, 4000).webp({ effort: 0 }).toBuffer(), 'a.webp')).toBe('taken');
  }, 30_000);
});
