import { distanceWords } from '@waymark/contracts-core';
import type { Understood } from '@waymark/contracts-reviews';
import { understood } from '../../../test-support/search-samples';
import { headline, noneWords } from './headline';

const chip = (part: Understood['chips'][number]['part'], label: string) => ({ part, label, typed: '', without: '' });
const asked = (...chips: Understood['chips']) => understood({ chips, kinds: ['theatre'] });
const theatres = chip('kind', 'Theatres');

describe('the understood query as text', () => {
  it.each([
    ['Theatres in Leeds', [theatres, chip('place', 'in Leeds')]],
    ['Theatres in Leeds', [theatres, chip('place', 'Leeds')]],
    ['Theatres within 3 miles of Leeds', [theatres, chip('place', 'within 3 miles of Leeds')]],
    ['Theatres with a hearing loop near you', [theatres, chip('feature', 'Hearing loop'), chip('place', 'near you')]],
    [
      'Cafés and pubs with Braille signage, a hearing loop and step-free access',
      [
        chip('kind', 'Cafés'),
        chip('kind', 'Pubs'),
        ...['Braille signage', 'Hearing loop', 'Step-free access'].map((label) => chip('feature', label)),
      ],
    ],
    [
      'Theatres with lift access for #Deaf and #BSL in Leeds',
      [theatres, ...['#Deaf', 'Lift access', '#BSL'].map((label) => chip('feature', label)), chip('place', 'in Leeds')],
    ],
    ['“everyman” in Leeds', [chip('name', '“everyman”'), chip('place', 'in Leeds')]],
    ['Cinemas called “everyman”', [chip('kind', 'Cinemas'), chip('name', 'everyman')]],
    ['Places in York', [chip('place', 'in York')]],
  ])('is %j', (words, chips) => expect(headline(asked(...chips))).toBe(words));

  it('says what is not known by the word for it where that means several kinds', () =>
    expect(noneWords({ ...asked(chip('kind', 'Hotels')), kinds: ['hotel', 'guest_house'] }, distanceWords)).toBe(
      'We know of no hotels',
    ));

  it('says which of several places with one name', () => {
    const place = { label: 'London', within: 'Ontario', source: 'town' as const, latitude: 42.98, longitude: -81.25 };
    const inOntario = { ...asked(theatres, chip('place', 'in London')), place };
    expect(headline(inOntario)).toBe('Theatres in London, Ontario');
    expect(noneWords(inOntario, distanceWords)).toBe('We know of no theatre in London, Ontario');
    const berlin = { ...place, label: 'Berlin', within: 'State of Berlin' };
    expect(headline({ ...asked(theatres, chip('place', 'in Berlin')), place: berlin })).toBe('Theatres in Berlin');
  });

  it('names no place that nobody knows', () =>
    expect(headline({ ...asked(theatres, chip('place', 'ZZ9 9ZZ')), unknownPlace: 'ZZ9 9ZZ' })).toBe('Theatres'));
});

describe('that there is none', () => {
  it('names what was looked for, and where', () => {
    expect(noneWords(asked(theatres, chip('place', 'in Leeds')), distanceWords)).toBe('We know of no theatre in Leeds');
    expect(noneWords(asked(theatres, chip('feature', 'Hearing loop'), chip('place', 'in Leeds')), distanceWords)).toBe(
      'We know of no theatre with a hearing loop in Leeds',
    );
    expect(noneWords(understood({ chips: [chip('name', '“qqq”')] }), distanceWords)).toBe(
      'We know of no place called “qqq”',
    );
  });

  it('says how far was looked around a place', () => {
    const place = { label: 'Leeds station', within: null, source: 'venue' as const, latitude: 53.8, longitude: -1.5 };
    const near = (reachMetres: number) =>
      noneWords(
        { ...asked(theatres, chip('place', 'near Leeds station')), place: { ...place, reachMetres } },
        distanceWords,
      );
    expect(near(800)).toBe('No theatre within 800 m of Leeds station in our lists');
    expect(near(3_000)).toBe('No theatre within 3 km of Leeds station in our lists');
  });
});
