import { screen, within } from '@testing-library/react';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { renderPart } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
import { clockWords } from './opening-words';
import { ToiletFacts } from './toilet-facts';

const MAP = 'The Toilet Map';
const fact = (stated: 'yes' | 'no' | 'words', note: string | null = null, on = '2018-01-01') => ({
  ...{ stated, statedBy: MAP, statedOn: on, note, measure: null, newest: on, isCurrent: false },
});

function open(part: Partial<VenueDetail>) {
  renderPart(
    <ToiletFacts
      venue={sampleVenue({ kind: 'toilets', claimNotes: {}, verifications: {}, claimedHearingLoop: 0, ...part })}
    />,
  );
}
const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
const definition = (at: number) => within(screen.getAllByRole('definition')[at]!);

describe('the page of a public toilet', () => {
  it('says first where the key is, then when it is open and what it costs, each with its age', () => {
    open({
      claimedRadarKey: 1,
      claimedBabyChanging: 2,
      claimedWheelchairAccess: 1,
      facts: {
        RadarKey: fact('yes', 'Key available from the library desk'),
        BabyChanging: fact('no'),
        WheelchairAccess: fact('yes'),
      },
      practicalInfo: {
        openingHours: 'Mo-Fr 09:00-17:00',
        fee: 'no',
        customersOnly: false,
        statedBy: MAP,
        statedOn: '2017-05-01',
      },
    });
    expect(terms()).toEqual(['Key', 'Open', 'Cost', 'Wheelchair', 'Baby changing']);
    expect(definition(0).getByText('You need a RADAR key.')).toBeTruthy();
    expect(definition(0).getByText('Key available from the library desk')).toBeTruthy();
    expect(definition(0).getByText('This is from 2018 and may have changed. Ask before you go.')).toBeTruthy();
    expect(definition(1).getByText('Monday to Friday 09:00 to 17:00')).toBeTruthy();
    expect(definition(1).getByText(`Said by ${MAP} in 2017. May have changed since.`)).toBeTruthy();
    expect(definition(4).getByText('There is no changing table.')).toBeTruthy();
    expect(screen.queryByText(/Not known yet/)).toBeNull();
  });

  it('makes no yes of what was said more than ten years ago: it asks for a confirmation', () => {
    const old = 'Yes in 2014, not confirmed since.';
    open({ claimNotes: { RadarKey: old }, facts: { RadarKey: fact('words', old, '2014-09-01') } });
    expect(definition(0).getByText('To be confirmed:')).toBeTruthy();
    expect(definition(0).getByText(old)).toBeTruthy();
    expect(screen.queryByText('You need a RADAR key.')).toBeNull();
  });

  it('says what is not known after what is, in one line', () => {
    open({ claimedWheelchairAccess: 1, facts: { WheelchairAccess: fact('yes') } });
    expect(terms()).toEqual(['Wheelchair']);
    const line = screen.getByText(
      'Not known yet: whether you need a key, whether there is a changing table, when it is open.',
    );
    const first = screen.getAllByRole('definition')[0]!;
    expect(first.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['24/7', 'Day and night, every day'],
    ['09:00-17:00', '09:00 to 17:00'],
    ['Mo,We 09:00-17:00; Sa 10:00-17:00', 'Monday, Wednesday 09:00 to 17:00; Saturday 10:00 to 17:00'],
    ['summer 08:00-20:00', 'Summer 08:00 to 20:00'],
    ['dawn-dusk', 'Dawn to dusk'],
  ])('writes out %s', (hours, words) => expect(clockWords(hours)).toBe(words));
});
