import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const australia: Jurisdiction = {
  code: 'australia',
  name: 'Australia',
  laws: [
    {
      name: 'Disability Discrimination Act',
      year: 1992,
      coverage:
        'All of Australia: work, education, access to places, goods, services, homes, clubs and sport, and what the federal government does.',
      rights: [
        'You must not be treated less favourably because of a disability, an assistance animal, an aid or a carer.',
        'Those it covers must make reasonable adjustments, unless that would cause unjustifiable hardship.',
        'Relatives, friends and carers are protected too.',
      ],
      sourceUrl: 'https://www.legislation.gov.au/C2004A04426/latest',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Australian Human Rights Commission Act',
      year: 1986,
      coverage: 'How complaints under the federal discrimination laws are made and settled.',
      rights: ['You can complain free of charge. The Commission tries to help both sides reach an agreement.'],
      sourceUrl: 'https://www.legislation.gov.au/C2004A03366/latest',
      checkedOn: CHECKED_ON,
      confirmed: 'when a complaint may be ended, section 46PH(1)',
    },
    {
      name: 'Disability Standards for Accessible Public Transport',
      year: 2002,
      coverage: 'Trains, trams, buses, ferries, taxis and aviation, and their stations and stops.',
      rights: ['Operators have to make vehicles and stops accessible. Trains and trams have until the end of 2032.'],
      sourceUrl:
        'https://www.infrastructure.gov.au/infrastructure-transport-vehicles/transport-accessibility/transport-disability-standards',
      checkedOn: CHECKED_ON,
      confirmed: 'who it covers and until when, on the department’s own page',
    },
    {
      name: 'Disability (Access to Premises – Buildings) Standards',
      year: 2010,
      coverage: 'New public buildings, and public buildings that have had major work, since May 1, 2011.',
      rights: [
        'These buildings must provide access, with ramps, lifts, doors, toilets, signs and hearing systems as the standard requires.',
      ],
      sourceUrl: 'https://www.legislation.gov.au/F2010L00668/latest',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'You can go to either the Australian Human Rights Commission or your state or territory body. Choosing one may rule out the other, so get advice first.',
    'The Commission does not decide who is right. It helps both sides to agree. If that fails, you can go to the Federal Court or the Federal Circuit and Family Court. Ask a lawyer about the costs first.',
    'States and territories have their own laws, commissions and tribunals.',
  ],
  steps: [
    'Write down what happened, when and where, and keep proof.',
    'Complain to the business or public body, if it is safe for you to do so.',
    'Ask a disability advocate, a community legal centre or the Commission’s information service which way is best.',
    'Send a written complaint to the Australian Human Rights Commission, or to your state or territory body.',
    'Take part in conciliation. You can bring a support person, and ask for an interpreter or other help.',
    'If the Commission ends the complaint without agreement, you have 60 days to go to court. Speak to a lawyer first.',
  ],
  rule: 'Act within 12 months.',
  deadlines: [
    {
      time: '12 months',
      appliesTo:
        'This keeps every option open: several states and territories, including Victoria, expect complaints within 12 months.',
      confirmed: null,
    },
    {
      time: '24 months',
      appliesTo:
        'A complaint to the Australian Human Rights Commission. After 24 months its President may end the complaint without looking into it.',
      confirmed: 'the Australian Human Rights Commission Act, section 46PH(1)(b)',
    },
    {
      time: '60 days',
      appliesTo:
        'Going to the Federal Court or the Federal Circuit and Family Court after the Commission has ended your complaint.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Australian Human Rights Commission',
      url: 'https://humanrights.gov.au/',
      helpsWith: 'Complaints under federal law',
    },
    { name: 'Anti-Discrimination NSW', url: 'https://antidiscrimination.nsw.gov.au/', helpsWith: 'New South Wales' },
    {
      name: 'Victorian Equal Opportunity and Human Rights Commission',
      url: 'https://www.humanrights.vic.gov.au/',
      helpsWith: 'Victoria',
    },
    { name: 'Queensland Human Rights Commission', url: 'https://www.qhrc.qld.gov.au/', helpsWith: 'Queensland' },
    {
      name: 'Disability Gateway',
      url: 'https://www.disabilitygateway.gov.au/',
      helpsWith: 'Finding an advocate and other help near you',
    },
  ],
};
