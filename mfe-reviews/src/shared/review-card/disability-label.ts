const LABELS: Readonly<Record<string, string>> = {
  mobility: 'Mobility disability',
  visual: 'Visual impairment',
  hearing: 'Hearing impairment',
  cognitive: 'Cognitive disability',
  multiple: 'More than one disability',
  temporary: 'Temporary condition',
  caregiver: 'Carer',
};

/** How a reviewer who chose to say so is described. */
export function disabilityLabel(type: string): string {
  return LABELS[type] ?? 'Disabled reviewer';
}
