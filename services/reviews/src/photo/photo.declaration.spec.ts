import { PHOTO_SIDES } from '@waymark/contracts-reviews';
import { PHOTO_SIDES as MADE_SIDES } from '@waymark/service-kit/photo';

it('photos have the sizes that the contract names', () => expect(MADE_SIDES).toEqual(PHOTO_SIDES));
