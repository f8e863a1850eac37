/** A report as a program of others sends it. */
export const OPEN311_FORM = {
  service_code: 'blocked_path',
  lat: '53.4808',
  long: '-2.2426',
  description: 'A skip stands on the pavement & blocks <all> of it.',
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@example.org',
  phone: '0161 496 0000',
  address_string: 'Deansgate',
  'attribute[severity]': 'severe',
  jurisdiction_id: 'anything',
};
