import type { Need } from './needs';

export interface NeedGroup {
  readonly name: string;
  readonly needs: readonly Need[];
}

/** The cards of S2's preferences page, in its order. */
export const NEED_GROUPS: readonly NeedGroup[] = [
  {
    name: 'Mobility',
    needs: [
      'requiresWheelchairAccess',
      'requiresStepFreeAccess',
      'requiresAccessibleParking',
      'requiresAccessibleToilets',
      'requiresLiftAccess',
      'requiresRampAccess',
    ],
  },
  {
    name: 'Visual',
    needs: [
      'requiresBrailleSignage',
      'requiresLargePrintMenus',
      'requiresHighContrastSignage',
      'requiresAudioDescription',
    ],
  },
  { name: 'Hearing', needs: ['requiresHearingLoop', 'requiresSignLanguage', 'requiresSubtitles'] },
  { name: 'Cognitive', needs: ['requiresQuietSpaces', 'requiresSimpleNavigation', 'requiresClearSignage'] },
  { name: 'Service', needs: ['requiresServiceAnimals', 'requiresAssistance', 'requiresAccessibleTransport'] },
  { name: 'Dietary', needs: ['hasGlutenFree', 'hasVegan', 'hasAllergyFriendly'] },
];
