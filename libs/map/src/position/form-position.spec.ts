import { formPositionSchema } from './form-position';

const read = (part: object) => {
  const { data, error } = formPositionSchema.safeParse({
    way: 'coordinates',
    latitude: '',
    longitude: '',
    near: '',
    ...part,
  });
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : data;
};

describe('the position of a new venue', () => {
  it('is needed in no way', () => {
    expect(read({})).toBeNull();
    expect(read({ way: 'map' })).toBeNull();
    expect(read({ way: 'address', latitude: '53', longitude: '' })).toBeNull();
  });

  it('is read as people write it', () => {
    expect(read({ latitude: ' 53.795 ', longitude: '-1,548' })).toEqual({ latitude: 53.795, longitude: -1.548 });
    expect(read({ latitude: '-90', longitude: '180' })).toEqual({ latitude: -90, longitude: 180 });
  });

  it.each([
    [{ latitude: '90.1', longitude: '0' }, ['latitude: Latitude is a number from -90 to 90.']],
    [{ latitude: '0', longitude: '-181' }, ['longitude: Longitude is a number from -180 to 180.']],
    [
      { latitude: 'north', longitude: '1e1' },
      ['latitude: Latitude is a number from -90 to 90.', 'longitude: Longitude is a number from -180 to 180.'],
    ],
    [{ latitude: '53', longitude: '' }, ['longitude: Enter both latitude and longitude, or neither.']],
  ])('refuses %j', (part, problems) => {
    expect(read(part)).toEqual(problems);
  });
});
