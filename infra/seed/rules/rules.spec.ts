import { distinctAltNames, spaceBrackets, stationAltNames } from './alt-names';
import { claimsFromDb } from './claims-from-db';
import { claimsFromOsm } from './claims-from-osm';
import { toEnglishName } from './exonyms';
import { districtCity, gbCity } from './gb-city';
import { kindFromOsm } from '@waymark/seed/osm';
import { isMilitaryName } from './military-name';
import { normaliseName } from './normalise-name';
import { mayTakeFields } from './share-alike';
import { strongestPull } from './strongest-pull';
import { tilePosition } from './tile-position';
import { webAddress } from './web-address';

describe('a normalised name', () => {
  it.each([
    ["King's Cross", 'KINGS CROSS'],
    ['München Hbf', 'Munchen Hbf'],
    ['Elephant & Castle', 'Elephant and Castle'],
    ['Saint Neots', 'St. Neots'],
    ['Château-Arnoux—St-Auban', 'chateau arnoux st auban'],
  ])('is the same for %s and %s', (a, b) => expect(normaliseName(a)).toBe(normaliseName(b)));

  it('keeps other scripts apart', () => expect(normaliseName('Астана')).not.toBe(normaliseName('Алматы')));
});

describe('claims from Deutsche Bahn', () => {
  it('read yes and no as stated and keep "partial" as an unknown with words', () => {
    expect(claimsFromDb({ stepFreeAccess: 'yes' })).toEqual({ StepFreeToPlatforms: { value: 1 } });
    expect(claimsFromDb({ stepFreeAccess: 'no' })).toEqual({ StepFreeToPlatforms: { value: 2 } });
    expect(claimsFromDb({ stepFreeAccess: 'partial' }).StepFreeToPlatforms).toMatchObject({
      value: 0,
      note: expect.any(String),
    });
  });

  it('say nothing when the source says nothing, or only that DB itself gives no boarding help', () => {
    expect(claimsFromDb({})).toEqual({});
    expect(claimsFromDb({ boardingAid: 'no' })).toEqual({});
  });

  it('pass on the number for booking exactly as the source lists it', () => {
    const { AssistanceAvailable } = claimsFromDb({
      boardingAid: 'Nur nach Voranmeldung unter 030 65 21 28 88 (Ortstarif)',
    });
    expect(AssistanceAvailable).toMatchObject({ value: 1, note: expect.stringContaining('030 65 21 28 88') });
  });
});

describe('claims from OpenStreetMap', () => {
  it('read wheelchair yes and no, and keep limited as an unknown with words', () => {
    expect(claimsFromOsm({ wheelchair: 'yes' })).toEqual({ WheelchairAccess: { value: 1 } });
    expect(claimsFromOsm({ wheelchair: 'no' })).toEqual({ WheelchairAccess: { value: 2 } });
    expect(claimsFromOsm({ wheelchair: 'limited' }).WheelchairAccess).toMatchObject({
      value: 0,
      note: expect.any(String),
    });
  });

  it('do not take "toilets=yes" for accessible toilets', () => expect(claimsFromOsm({ toilets: 'yes' })).toEqual({}));
});

describe('names', () => {
  it("put back the spaces that DB's table leaves out", () =>
    expect(spaceBrackets('Frankfurt(Main)Hbf')).toBe('Frankfurt (Main) Hbf'));

  it('give a German station its English, long and ASCII forms', () => {
    expect(stationAltNames('München Hbf', 'de')).toEqual(
      expect.arrayContaining(['Munich Hbf', 'München Hauptbahnhof', 'Munich Central Station', 'Muenchen Hbf']),
    );
  });

  it('translate whole words only', () => expect(toEnglishName('Romagnano')).toBeNull());

  it('keep an apostrophe form, because people type both, and drop what only differs in accents', () => {
    expect(distinctAltNames('Kings Cross', ["King's Cross", 'kings-cross', '', null])).toEqual(["King's Cross"]);
    expect(distinctAltNames('München', ['Munchen'])).toEqual([]);
  });
});

describe('the town of a British station', () => {
  const around = {
    nearest: 'Hulme',
    cityNames: new Set(['Leeds', 'Manchester']),
    nearbyNames: new Map([['ashford', 'Ashford']]),
  };

  it('is the city of the district', () => {
    expect(districtCity('City and Borough of Leeds')).toBe('Leeds');
    expect(gbCity({ ...around, name: 'Cross Gates', district: 'City and Borough of Leeds' })).toBe('Leeds');
    expect(gbCity({ ...around, name: 'Brixton', district: 'Greater London' })).toBe('London');
  });

  it('is never a county: then the town in the name counts, then the nearest place', () => {
    expect(gbCity({ ...around, name: 'Ashford International', district: 'Kent' })).toBe('Ashford');
    expect(gbCity({ ...around, name: 'Wye', district: 'Kent' })).toBe('Hulme');
  });

  it('leans to a large city before a nearer suburb of another', () => {
    const glasgow = { name: 'Glasgow', latitude: 55.865, longitude: -4.258, population: 630_000 };
    const bearsden = { name: 'Bearsden', latitude: 55.921, longitude: -4.332, population: 28_000 };
    expect(strongestPull({ latitude: 55.904, longitude: -4.364 }, [glasgow, bearsden])?.name).toBe('Glasgow');
    expect(strongestPull({ latitude: 55.917, longitude: -4.333 }, [glasgow, bearsden])?.name).toBe('Bearsden');
  });
});

describe('what counts as a venue', () => {
  it('includes places with a door and leaves out street furniture, offices and the adult trade', () => {
    expect(kindFromOsm({ amenity: 'restaurant' })).toEqual({ category: 'restaurant', kind: 'restaurant' });
    expect(kindFromOsm({ shop: 'yes' })).toEqual({ category: 'shop', kind: 'shop' });
    for (const tags of [
      { amenity: 'atm' },
      { office: 'company' },
      { shop: 'erotic' },
      { public_transport: 'platform' },
    ])
      expect(kindFromOsm(tags)).toBeNull();
  });

  it('leaves out air bases by their names', () => {
    expect(isMilitaryName('RAF Odiham')).toBe(true);
    expect(isMilitaryName('Manchester Airport')).toBe(false);
  });
});

describe('care with what sources hold', () => {
  it('lets no share-alike field into a row under another licence', () => {
    expect(mayTakeFields('CC-BY-4.0', 'ODbL-1.0')).toBe(false);
    expect(mayTakeFields('ODbL-1.0', 'ODbL-1.0')).toBe(true);
    expect(mayTakeFields('ODbL-1.0', 'CC-BY-4.0')).toBe(true);
  });

  it('keeps only links that are safe to show', () => {
    expect(webAddress('www.example.org')).toBe('http://www.example.org/');
    for (const bad of ['javascript:alert(1)', 'http://user:pass@example.org', 'no site', '', undefined])
      expect(webAddress(bad)).toBeNull();
  });

  it('places a point of a map tile on the Earth', () => {
    const { latitude, longitude } = tilePosition({ x: 0, y: 0 }, { zoom: 1, x: 1, y: 1, extent: 4096 });
    expect([latitude, longitude]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
});
