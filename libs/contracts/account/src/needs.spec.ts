import { COMMUNICATION_METHODS } from './communication-methods';
import { NEED_LABELS, NEEDS, NEED_GROUPS } from './needs';

// The documented page and record of accessibility preferences, word for word.
describe('what a member may need (A2.31, A2.32, A2.33, A2.34, A2.35, A2.36, A2.38)', () => {
  it.each([
    [
      'Mobility',
      'wheelchair access, step-free access, accessible parking, accessible toilets, lift access, ramp access',
    ],
    ['Visual', 'braille signage, large print menus, high contrast signage, audio description'],
    ['Hearing', 'hearing loop, sign language, subtitles'],
    ['Cognitive', 'quiet spaces, simple navigation, clear signage'],
    ['Service', 'service animals, staff assistance, accessible transport'],
    ['Dietary', 'gluten-free, vegan, allergy-friendly'],
  ])('the card %s holds what the specification says', (card, specified) => {
    const { needs } = NEED_GROUPS.find(({ name }) => name === card) ?? { needs: [] };
    expect(needs.map((need) => NEED_LABELS[need].toLowerCase()).join(', ')).toBe(specified);
  });

  it('the flags are the 22 of the specification, each on one card (A3.18)', () => {
    expect(NEEDS.join(', ')).toBe(
      'requiresWheelchairAccess, requiresStepFreeAccess, requiresAccessibleParking, requiresAccessibleToilets, requiresLiftAccess, requiresRampAccess, ' +
        'requiresBrailleSignage, requiresLargePrintMenus, requiresHighContrastSignage, requiresAudioDescription, requiresHearingLoop, requiresSignLanguage, ' +
        'requiresSubtitles, requiresQuietSpaces, requiresSimpleNavigation, requiresClearSignage, requiresServiceAnimals, requiresAssistance, ' +
        'requiresAccessibleTransport, hasGlutenFree, hasVegan, hasAllergyFriendly',
    );
    expect(NEED_GROUPS.flatMap(({ needs }) => needs)).toEqual(NEEDS);
  });

  it('the ways to communicate are those of the specification', () => {
    expect(COMMUNICATION_METHODS.join(', ')).toBe('verbal, written, sign_language, text_to_speech, visual_cues');
  });
});
