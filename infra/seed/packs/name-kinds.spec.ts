import { kindByName } from './name-kinds';

const of = (name: string, listedAs = 'shop', address = '1 High Street, Tickhill') =>
  kindByName(name, listedAs, address)?.kind ?? null;

describe('the name of a place that is listed for its food', () => {
  it.each([
    ['Hazlitt Theatre', 'shop', 'theatre'],
    ['Theatre Royal (Brighton) Ltd', 'shop', 'theatre'],
    ['Reel Cinema', 'fast_food', 'cinema'],
    ['Dover Museum', 'shop', 'museum'],
    ['Tickhill Library', 'restaurant', 'library'],
    ['Greenbank Swimming Pool', 'shop', 'swimming_pool'],
    ['Oceanview Hotel Limited', 'restaurant', 'hotel'],
    ['Station Road Post Office', 'shop', 'post_office'],
    ['Bath Youth Hostel', 'hotel', 'hostel'],
    ['Cranleigh Arts Centre', 'restaurant', 'arts_centre'],
    ["St Matthew's Church", 'restaurant', 'place_of_worship'],
  ])('%s, listed as %s, is a %s', (name, listedAs, kind) => expect(of(name, listedAs)).toBe(kind));

  it.each([
    ['Hotel Chocolat', 'shop'],
    ['Theatre Bar & Grill', 'restaurant'],
    ['Museum Tavern', 'shop'],
    ['Costa Coffee At Odeon Cinema', 'restaurant'],
    ['HonkyTonk Wine Library', 'restaurant'],
    ['The Old Library', 'restaurant'],
    ['The Museum', 'shop'],
    ['Railway Hotel', 'pub'],
    ['JC’s Playhouse', 'shop'],
    ['Bowthorpe Church (Hope Cafe)', 'restaurant'],
    ['W.H.Smith, Imperial War Museum', 'shop'],
    ['Chorlton Bail Hostel', 'hotel'],
    ['Science Museum Shop', 'shop'],
    ['Stable Theatre School', 'shop'],
  ])('%s, listed as %s, settles nothing', (name, listedAs) => expect(of(name, listedAs)).toBeNull());
});
