import type { WholeTripDraft } from '@waymark/contracts-community';
import { wholeTrip } from '../../../test-support/trips';
import type { LocalDraft } from './local-drafts';
import { openingOf } from './opening';

const server: WholeTripDraft = {
  id: 'there',
  blogId: null,
  title: 'There',
  changedAt: '2026-11-20T10:00:00.000Z',
  version: 4,
  form: { title: 'There' },
};
const local: LocalDraft = {
  id: 'there',
  blogId: null,
  version: 4,
  tripVersion: null,
  savedAt: 1,
  isSent: false,
  form: { title: 'Here' },
};
const trip = wholeTrip({ changedAt: '2026-11-19T10:00:00.000Z' });
const nothing = { newId: 'new', local: null, server: null, trip: null };

describe('what the editor opens with', () => {
  it('is an empty trip under a new id', () => {
    expect(openingOf(nothing)).toMatchObject({ place: { id: 'new', version: 0 }, isGoingOn: false, elsewhere: null });
  });

  it('is the draft of the server, or what was typed upon it and not sent', () => {
    expect(openingOf({ ...nothing, server, local: { ...local, isSent: true } })).toMatchObject({
      values: { title: 'There' },
      isUnsent: false,
    });
    expect(openingOf({ ...nothing, server, local })).toMatchObject({
      place: { id: 'there', version: 4 },
      values: { title: 'Here' },
      isUnsent: true,
      elsewhere: null,
    });
  });

  it('is both when somebody went on elsewhere meanwhile', () => {
    expect(openingOf({ ...nothing, server, local: { ...local, version: 3 } })).toMatchObject({
      values: { title: 'Here' },
      elsewhere: { values: { title: 'There' }, version: 4 },
    });
  });

  it('says that it is finished elsewhere, where the server had it once and has it no more', () => {
    expect(openingOf({ ...nothing, local })).toMatchObject({ values: { title: 'Here' }, elsewhere: { values: null } });
    expect(openingOf({ ...nothing, local, isAlone: true })).toMatchObject({
      values: { title: 'Here' },
      elsewhere: null,
    });
  });

  it('is what only this browser has', () => {
    expect(openingOf({ ...nothing, local: { ...local, version: 0 } })).toMatchObject({
      place: { id: 'there', version: 0 },
      values: { title: 'Here' },
    });
  });

  it('of a trip is the trip, its changes, and both if it was published again since', () => {
    expect(openingOf({ ...nothing, trip })).toMatchObject({
      place: { blogId: 12, tripVersion: 3 },
      values: { title: 'Two days in York' },
    });
    const changes = { ...server, blogId: 12 };
    expect(openingOf({ ...nothing, trip, server: changes })).toMatchObject({
      values: { title: 'There' },
      elsewhere: null,
    });
    const later = wholeTrip({ changedAt: '2026-11-21T10:00:00.000Z', version: 5 });
    expect(openingOf({ ...nothing, trip: later, server: changes })).toMatchObject({
      values: { title: 'There' },
      elsewhere: { values: { title: 'Two days in York' }, version: 4, tripVersion: 5 },
    });
  });

  it('of a trip is both if its changes were typed after it was published again, based on its earlier version', () => {
    const later = wholeTrip({ changedAt: '2026-11-19T10:00:00.000Z', version: 5 });
    const changes = { ...server, blogId: 12 };
    const sent = { ...local, blogId: 12, isSent: true };
    const opened = (part: Partial<LocalDraft>) =>
      openingOf({ ...nothing, trip: later, server: changes, local: { ...sent, ...part } }).elsewhere;
    expect(opened({ tripVersion: 3 })).toMatchObject({ values: { title: 'Two days in York' }, tripVersion: 5 });
    expect(opened({ tripVersion: 5 })).toBeNull();
    // Another browser went on with it, and has seen both.
    expect(opened({ tripVersion: 3, version: 2 })).toBeNull();
  });
});
