import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const canada: Jurisdiction = {
  code: 'canada',
  name: 'Canada',
  laws: [
    {
      name: 'Canadian Human Rights Act',
      year: 1977,
      coverage:
        'The federal government, First Nations governments, and businesses under federal law such as banks, airlines, railways between provinces, telephone and broadcasting.',
      rights: [
        'You must not be refused a service, a home or work because of a disability.',
        'They must meet your needs up to the point of undue hardship, considering health, safety and cost.',
      ],
      sourceUrl: 'https://laws-lois.justice.gc.ca/eng/acts/h-6/',
      checkedOn: CHECKED_ON,
      confirmed: 'the time limit, section 41(1)(e)',
    },
    {
      name: 'Accessible Canada Act',
      year: 2019,
      coverage: 'Federal government and businesses under federal law. Its aim is a Canada without barriers by 2040.',
      rights: [
        'They must publish accessibility plans, ask disabled people about them, and report on progress.',
        'You can give feedback on barriers, and they must have a way to receive it.',
        'You can complain if you are harmed because they broke rules under this Act.',
      ],
      sourceUrl: 'https://laws-lois.justice.gc.ca/eng/acts/A-0.6/',
      checkedOn: CHECKED_ON,
      confirmed: 'when the Accessibility Commissioner looks into a complaint, part 6',
    },
    {
      name: 'Accessible Transportation for Persons with Disabilities Regulations',
      year: 2019,
      coverage:
        'Larger airlines, trains, ferries and buses that cross provincial or national borders, and their stations.',
      rights: ['Carriers must help you, take your mobility aid, and give you information in formats that you can use.'],
      sourceUrl: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-244/',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Canadian Charter of Rights and Freedoms, section 15',
      year: 1982,
      coverage: 'The laws and actions of all governments in Canada.',
      rights: ['Everyone is equal before the law, without discrimination because of mental or physical disability.'],
      sourceUrl: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Accessibility for Ontarians with Disabilities Act',
      year: 2005,
      coverage: 'Ontario: government, and businesses with at least one worker. Other provinces have their own laws.',
      rights: ['Organisations must follow standards for service, information, work, transport and public space.'],
      sourceUrl: 'https://www.ontario.ca/laws/statute/05a11',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'Most shops, restaurants, hotels, landlords, schools and hospitals come under the law of their province or territory. Each has its own human rights code and its own commission or tribunal.',
    'For the federal government, banks, airlines and telephone companies, go to the Canadian Human Rights Commission. It can send a case to the Canadian Human Rights Tribunal.',
    'For barriers on planes, trains, ferries and buses under federal law, go to the Canadian Transportation Agency.',
  ],
  steps: [
    'Write down what happened, when and where, and keep proof.',
    'Ask the organisation to put it right, and say what you need.',
    'Find out whether it comes under federal or provincial law. The Canadian Human Rights Commission or your provincial commission can tell you.',
    'Send the complaint to that body within its time limit.',
    'Say if you need help or another format to complain. They must meet your needs.',
    'Take part in mediation if it is offered. If it fails, the case can go to a tribunal.',
  ],
  rule: 'Act within one year.',
  deadlines: [
    {
      time: 'One year',
      appliesTo:
        'A complaint to the Canadian Human Rights Commission, from the last time it happened. The Commission can allow more time.',
      confirmed: 'the Canadian Human Rights Act, section 41(1)(e)',
    },
    {
      time: 'One year',
      appliesTo:
        'A complaint to the Accessibility Commissioner under the Accessible Canada Act, from the day you learned of it. The Commissioner can allow more time.',
      confirmed: 'the Accessible Canada Act, part 6',
    },
    {
      time: 'Varies, often one year',
      appliesTo:
        'Complaints under the law of a province or territory. Ask its commission or tribunal at once, because some limits are shorter or longer.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Canadian Human Rights Commission',
      url: 'https://www.chrc-ccdp.gc.ca/',
      helpsWith: 'Complaints under federal law, and who to ask in your province',
    },
    {
      name: 'Canadian Transportation Agency',
      url: 'https://otc-cta.gc.ca/',
      helpsWith: 'Barriers on planes, trains, ferries and buses under federal law',
    },
    {
      name: 'Canadian Radio-television and Telecommunications Commission',
      url: 'https://crtc.gc.ca/',
      helpsWith: 'Telephone, internet and broadcasting',
    },
    {
      name: 'ARCH Disability Law Centre',
      url: 'https://archdisabilitylaw.ca/',
      helpsWith: 'Legal help for disabled people in Ontario',
    },
  ],
};
