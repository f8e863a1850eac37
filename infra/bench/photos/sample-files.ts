import sharp, { type Sharp } from 'sharp';

export interface SampleFile {
  name: string;
  bytes: Buffer;
  /** Status that the service must answer. */
  status: 201 | 415 | 422;
}

const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 90, g: 120, b: 150, alpha: 1 } },
    limitInputPixels: false,
  });

/** As a phone's sensor sees it: soft noise, so that it has a phone photo's bytes, and lies on its side. */
async function phonePhoto(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 2048,
      height: 1536,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  return sharp(await noise.png().toBuffer())
    .resize(8192, 6144)
    .jpeg({ quality: 70 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Photos that cost most, and files that are meant to. */
export async function sampleFiles(): Promise<SampleFile[]> {
  const phone = await phonePhoto();
  return [
    { name: 'phone-50-megapixels.jpg', bytes: phone, status: 201 },
    {
      name: 'progressive-16-megapixels.jpg',
      bytes: await plain(4600, 3450).jpeg({ progressive: true }).toBuffer(),
      status: 201,
    },
    {
      name: 'interlaced-16-megapixels.png',
      bytes: await plain(4600, 3450, 4).png({ progressive: true }).toBuffer(),
      status: 201,
    },
    {
      name: 'lossless-16-megapixels.webp',
      bytes: await plain(4600, 3450, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
      status: 201,
    },
    { name: 'flat-60-megapixels.png', bytes: await plain(10_000, 6_000).png().toBuffer(), status: 201 },
    {
      name: 'bomb-400-megapixels.png',
      bytes: await plain(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer(),
      status: 422,
    },
    { name: 'cut-off.jpg', bytes: phone.subarray(0, phone.length / 2), status: 422 },
    { name: 'polyglot.jpg', bytes: Buffer.concat([phone, Buffer.from('<script>alert(1)</script>')]), status: 201 },
    { name: 'drawing.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), status: 415 },
    { name: 'wrong-extension.png', bytes: phone, status: 415 },
  ];
}
