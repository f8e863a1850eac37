import { screen } from '@testing-library/react';
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
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

describe('the page of a public toilet', () => {
  it('says first where the key is, then when it is open and what it costs, each with its source and age', () => {
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
    const [key, wheelchair, changing, hours, cost] = rows();
    expect(key).toMatch(/^RADAR key toiletYou need a RADAR keyAccording to The Toilet Map, Jan 1, 2018/);
    expect(key).toContain('Key available from the library desk');
    expect(key).toContain('This is from 2018 and may have changed. Ask before you go.');
    expect(wheelchair).toContain('Wheelchair accessAvailable');
    expect(changing).toContain('No changing table');
    expect(hours).toBe('OpenMonday to Friday 09:00 to 17:00');
    expect(cost).toBe('CostFree');
    expect(screen.getByText('Other details are from The Toilet Map, 2017. They may have changed.')).toBeTruthy();
  });

  it('makes no yes of an answer that is more than ten years old', () => {
    const old = 'Yes in 2014, not confirmed since.';
    open({ claimNotes: { RadarKey: old }, facts: { RadarKey: fact('words', old, '2014-09-01') } });
    expect(rows()[0]).toContain(old);
    expect(screen.queryByText('You need a RADAR key')).toBeNull();
  });

  it('leaves out unknown features, which the list below shows', () => {
    open({ claimedLiftAccess: 1, facts: { LiftAccess: fact('yes') } });
    expect(screen.queryByRole('region', { name: 'Using this toilet' })).toBeNull();
  });

  it.each([
    ['24/7', '24 hours a day, every day'],
    ['09:00-17:00', '09:00 to 17:00'],
    ['Mo,We 09:00-17:00; Sa 10:00-17:00', 'Monday, Wednesday 09:00 to 17:00; Saturday 10:00 to 17:00'],
    ['summer 08:00-20:00', 'Summer 08:00 to 20:00'],
    ['dawn-dusk', 'Dawn to dusk'],
  ])('writes out %s', (hours, words) => expect(clockWords(hours)).toBe(words));
});
