export const INTERNATIONAL_RESOURCES: readonly { name: string; url: string; says: string }[] = [
  {
    name: 'United Nations Convention on the Rights of Persons with Disabilities',
    url: 'https://www.ohchr.org/en/instruments-mechanisms/instruments/convention-rights-persons-disabilities',
    says: 'The treaty of 2006 that most countries have joined.',
  },
  {
    name: 'Committee on the Rights of Persons with Disabilities',
    url: 'https://www.ohchr.org/en/treaty-bodies/crpd',
    says: 'Watches over the treaty. It can look at a complaint by one person only if the country allows it, and usually only after all courts at home.',
  },
  {
    name: 'United Nations: disability',
    url: 'https://social.desa.un.org/issues/disability',
    says: 'What the United Nations does, and news.',
  },
  {
    name: 'World Health Organization: disability',
    url: 'https://www.who.int/health-topics/disability',
    says: 'Facts about disability and health in the world.',
  },
  {
    name: 'International Disability Alliance',
    url: 'https://www.internationaldisabilityalliance.org/',
    says: 'Organisations of disabled people from all over the world.',
  },
];
