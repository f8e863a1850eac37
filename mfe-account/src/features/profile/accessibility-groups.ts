import { ACCESSIBILITY_LISTS, type AccessibilityList } from '@waymark/contracts-account';

interface Group {
  name: AccessibilityList;
  label: string;
  hint?: string;
  options: readonly string[];
}

const group = (name: AccessibilityList, label: string, hint?: string): Group => ({
  name,
  label,
  options: ACCESSIBILITY_LISTS[name],
  ...(hint ? { hint } : {}),
});

/** The lists of health data in the order of the form. */
export const ACCESSIBILITY_GROUPS: readonly Group[] = [
  group('mobilityNeeds', 'Mobility needs'),
  group('visualNeeds', 'Visual needs'),
  group('hearingNeeds', 'Hearing needs'),
  group('cognitiveNeeds', 'Cognitive needs'),
  group('disabilityTypes', 'Your disability', 'Nobody needs this to use the site. It is for your own record.'),
];
