export const INTERNATIONAL_RESOURCES: readonly { name: string; url: string; says: string }[] = [
  {
    name: 'United Nations Convention on the Rights of Persons with Disabilities',
    url: 'https://www.ohchr.org/en/instruments-mechanisms/instruments/convention-rights-persons-disabilities',
    says: 'The 2006 treaty that most countries have joined.',
  },
  {
    name: 'Committee on the Rights of Persons with Disabilities',
    url: 'https://www.ohchr.org/en/treaty-bodies/crpd',
    says: 'Oversees the treaty. It can consider a complaint from one person only if their country allows it, and usually only once they have been through all the courts at home.',
  },
  {
    name: 'United Nations: disability',
    url: 'https://social.desa.un.org/issues/disability',
    says: 'What the United Nations is doing, and news.',
  },
  {
    name: 'World Health Organization: disability',
    url: 'https://www.who.int/health-topics/disability',
    says: 'Facts about disability and health around the world.',
  },
  {
    name: 'International Disability Alliance',
    url: 'https://www.internationaldisabilityalliance.org/',
    says: 'Organisations of disabled people from all over the world.',
  },
];
