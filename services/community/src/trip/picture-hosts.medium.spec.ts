import { ownCommunity, type OwnCommunity } from '../../test/community-service';
import { tripCalls } from '../../test/trip-scenario';

describe('covers at other addresses (C1.5)', () => {
  let service: OwnCommunity;
  beforeAll(async () => void (service = await ownCommunity({ PICTURE_HOSTS: 'pictures.example.org' })), 60_000);
  afterAll(() => service?.close());

  it.each([
    ['https://pictures.example.org/a.jpg', true],
    ['https://PICTURES.example.org/a.jpg', true],
    ['https://elsewhere.example/a.jpg', false],
    ['https://pictures.example.org.elsewhere.example/a.jpg', false],
  ])('%s is shown as a picture: %s', async (coverImageUrl, isPicture) => {
    const { status, body } = await tripCalls(service).create({ coverImageUrl });
    expect([status, body.coverIsPicture, body.coverThumbUrl]).toEqual([201, isPicture, null]);
  });
});
