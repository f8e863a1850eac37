import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const uk: Jurisdiction = {
  code: 'uk',
  name: 'United Kingdom',
  laws: [
    {
      name: 'Equality Act',
      year: 2010,
      coverage:
        'England, Scotland and Wales: services, shops, transport, public bodies, homes, schools, clubs and work. Not Northern Ireland.',
      rights: [
        'Services, employers and others must make reasonable adjustments for you, and must not charge you for them.',
        'Nobody may treat you worse because of your disability. Nobody may treat you worse because of something that comes from it either, unless they can justify that.',
        'It is unlawful to harass you, or to punish you for complaining.',
        'A restaurant, hotel or shop that turns you away because of your assistance dog usually breaks this law.',
        'Taxis and private hire cars must not refuse an assistance dog, unless the driver has an exemption.',
      ],
      sourceUrl: 'https://www.legislation.gov.uk/ukpga/2010/15',
      checkedOn: CHECKED_ON,
      confirmed: 'which court hears which claim, section 114',
    },
    {
      name: 'Disability Discrimination Act (Northern Ireland)',
      year: 1995,
      coverage:
        'Northern Ireland, where it is still the law: services, transport, homes and work. Education has its own law there.',
      rights: [
        'Services and employers must make reasonable adjustments for you.',
        'Nobody may treat you less favourably for a reason related to your disability, unless the law allows it.',
      ],
      sourceUrl: 'https://www.legislation.gov.uk/ukpga/1995/50',
      checkedOn: CHECKED_ON,
      confirmed: 'the time limit for tribunals, schedule 3, paragraph 3',
    },
    {
      name: 'Taxis and Private Hire Vehicles (Disabled Persons) Act',
      year: 2022,
      coverage: 'Taxis and private hire vehicles in England, Scotland and Wales.',
      rights: [
        'Drivers must carry you and your wheelchair or mobility aid where that is reasonable, and help you.',
        'They must not charge you more because of your disability.',
      ],
      sourceUrl: 'https://www.legislation.gov.uk/ukpga/2022/29',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Public Sector Bodies (Websites and Mobile Applications) Accessibility Regulations',
      year: 2018,
      coverage: 'Websites and apps of most public bodies in the United Kingdom.',
      rights: [
        'Public websites and apps must be accessible, say how accessible they are, and tell you how to report a problem.',
      ],
      sourceUrl: 'https://www.legislation.gov.uk/uksi/2018/952',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Human Rights Act',
      year: 1998,
      coverage: 'Everything that public bodies do in the United Kingdom.',
      rights: ['Public bodies must respect your private life, your home and your dignity, without discrimination.'],
      sourceUrl: 'https://www.legislation.gov.uk/ukpga/1998/42',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'You enforce these rights yourself. Claims about services go to the county court in England and Wales, to the sheriff court in Scotland, and to the county court in Northern Ireland. Claims about work go to an employment tribunal, or to an industrial tribunal in Northern Ireland. Claims about schools mostly go to a separate tribunal.',
    'The Equality and Human Rights Commission oversees the Equality Act. It takes up only a few individual cases. The Equality Advisory and Support Service gives free advice to anyone in England, Scotland and Wales.',
    'In Northern Ireland, the Equality Commission advises people and helps in some cases.',
  ],
  steps: [
    'Write down what happened, when and where, and what would have helped. Keep receipts, pictures and messages.',
    'Complain to the business or body in writing. Say that you believe it broke the Equality Act 2010 (in Northern Ireland: the Disability Discrimination Act 1995), and say what you want.',
    'Ask for advice: the Equality Advisory and Support Service, Citizens Advice, or the Equality Commission in Northern Ireland.',
    'Transport, banks, energy companies, health services and councils have an ombudsman or a complaints body. Use it, but keep an eye on the court’s time limit, which keeps running.',
    'For work, contact Acas before you go to a tribunal (in Northern Ireland: the Labour Relations Agency). You have to, and it pauses the clock.',
    'Start the claim in court or tribunal before the time limit runs out. Ask a solicitor or a law centre first if you can.',
  ],
  rule: 'Act within 3 months.',
  deadlines: [
    {
      time: '6 months less one day',
      appliesTo:
        'Discrimination by a restaurant, hotel, shop or other service, in transport or housing, or by a public body, including turning away your assistance dog. You claim in the county court or sheriff court under the Equality Act. The time runs from the day it happened. A court can allow more time where that is fair, but do not count on it.',
      confirmed: null,
    },
    {
      time: '3 months less one day',
      appliesTo:
        'Work: an employment tribunal under the Equality Act, from the day it happened, not counting the time that Acas spends on your case. A 2025 law extends this to 6 months, and was expected to take effect in October 2026. We could not confirm that it has, so work to 3 months unless an adviser tells you otherwise.',
      confirmed: 'the Employment Rights Act 2025, section 152, for the change',
    },
    {
      time: '6 months',
      appliesTo: 'Northern Ireland, services: the county court, from the day it happened.',
      confirmed: null,
    },
    {
      time: '3 months',
      appliesTo: 'Northern Ireland, work: an industrial tribunal, from the day it happened.',
      confirmed: 'the Disability Discrimination Act 1995, schedule 3, paragraph 3(1)',
    },
    {
      time: 'As soon as you can, and within 3 months',
      appliesTo: 'Judicial review of a decision by a public body. Speak to a lawyer at once.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Equality Advisory and Support Service',
      url: 'https://www.equalityadvisoryservice.com/',
      helpsWith: 'Free advice if you were refused or treated unfairly, in England, Scotland and Wales',
    },
    {
      name: 'Equality Commission for Northern Ireland',
      url: 'https://www.equalityni.org/',
      helpsWith: 'Advice in Northern Ireland',
    },
    {
      name: 'Acas',
      url: 'https://www.acas.org.uk/',
      helpsWith: 'Work, in England, Scotland and Wales',
    },
    {
      name: 'Citizens Advice',
      url: 'https://www.citizensadvice.org.uk/',
      helpsWith: 'Free advice near you',
    },
    {
      name: 'Disability Law Service',
      url: 'https://dls.org.uk/',
      helpsWith: 'Free legal advice for disabled people and carers',
    },
    {
      name: 'Equality and Human Rights Commission',
      url: 'https://www.equalityhumanrights.com/',
      helpsWith: 'Guidance on the law',
    },
  ],
};
