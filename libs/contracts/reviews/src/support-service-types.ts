export const SUPPORT_SERVICE_TYPES = ['wheelchair_rental', 'guide', 'emergency', 'transport', 'equipment'] as const;

export type SupportServiceType = (typeof SUPPORT_SERVICE_TYPES)[number];

export const SUPPORT_SERVICE_TYPE_LABELS: Readonly<Record<SupportServiceType, string>> = {
  wheelchair_rental: 'Wheelchair hire',
  guide: 'Guide',
  emergency: 'Emergency',
  transport: 'Transport',
  equipment: 'Equipment',
};
