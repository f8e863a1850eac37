/** What the file may hold, for the person who writes it. The server checks each cell. */
export const IMPORT_COLUMNS: readonly { name: string; required: boolean; says: string }[] = [
  { name: 'sourceKey', required: true, says: 'A key of your own for this service. Keep it the same in later files.' },
  { name: 'name', required: true, says: 'What the service is called.' },
  { name: 'type', required: true, says: 'wheelchair_rental, guide, emergency, transport or equipment.' },
  { name: 'lastVerified', required: true, says: 'The day somebody last checked these facts, as YYYY-MM-DD.' },
  { name: 'phone, email, website, address', required: true, says: 'At least one of these four.' },
  { name: 'city, country, description', required: false, says: 'Where it is and what it does.' },
  {
    name: 'contactInfo, serviceArea, eligibilityCriteria, accessibilityFeatures, fundingType, operatingHours',
    required: false,
    says: 'More about it.',
  },
  {
    name: 'sourceName, sourceLicence, sourceUrl',
    required: false,
    says: 'Where the facts come from; shown with the service.',
  },
];
