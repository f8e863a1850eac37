/** Health data: what a member may say of their needs and disabilities, for themselves alone (S2, profile option lists). No zod here. */
export const ACCESSIBILITY_LISTS = {
  mobilityNeeds: ['Wheelchair access', 'Handrails', 'Ramps', 'Wide doorways', 'Accessible parking'],
  visualNeeds: ['Large text', 'High contrast', 'Audio descriptions', 'Braille signage', 'Screen reader compatible'],
  hearingNeeds: ['Sign language interpreter', 'Hearing loop', 'Visual alerts', 'Captions', 'Written communication'],
  cognitiveNeeds: ['Simple navigation', 'Clear instructions', 'Quiet spaces', 'Extended time', 'Staff assistance'],
  disabilityTypes: ['Mobility', 'Visual', 'Hearing', 'Cognitive', 'More than one', 'Temporary', 'Carer'],
} as const satisfies Record<string, readonly string[]>;

export type AccessibilityList = keyof typeof ACCESSIBILITY_LISTS;

export const ACCESSIBILITY_LIST_NAMES = Object.keys(ACCESSIBILITY_LISTS) as AccessibilityList[];
