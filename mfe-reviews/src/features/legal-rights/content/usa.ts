import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const usa: Jurisdiction = {
  code: 'usa',
  name: 'United States',
  laws: [
    {
      name: 'Americans with Disabilities Act',
      year: 1990,
      coverage:
        'Work (employers with 15 or more workers), state and local government, public transport, and businesses that are open to the public. Changed in 2008 to protect more people.',
      rights: [
        'State and local government must give you equal access to what they do, and change their rules where that is reasonable.',
        'Businesses open to the public must not turn you away, and must remove barriers where that is readily achievable.',
        'You may bring a service animal wherever the public may go.',
        'Employers must make reasonable accommodations unless that would be an undue hardship.',
      ],
      sourceUrl: 'https://www.ada.gov/law-and-regs/ada/',
      checkedOn: CHECKED_ON,
      confirmed: 'the time limit for complaints about state and local government, 28 CFR 35.170(b)',
    },
    {
      name: 'Rehabilitation Act, section 504',
      year: 1973,
      coverage: 'Everyone who receives money from the federal government, and the federal government itself.',
      rights: [
        'No programme that takes federal money may leave you out because of a disability.',
        'Schools, hospitals and colleges that take federal money must make reasonable changes for you.',
      ],
      sourceUrl: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section794&num=0&edition=prelim',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Fair Housing Act',
      year: 1968,
      coverage: 'Renting, buying and lending for most homes. Disability was added in 1988.',
      rights: [
        'Landlords must make reasonable exceptions to their rules, for example to allow an assistance animal.',
        'You may make reasonable changes to your home, often at your own cost.',
      ],
      sourceUrl:
        'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section3604&num=0&edition=prelim',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Air Carrier Access Act',
      year: 1986,
      coverage: 'Airlines, on flights to, from and within the United States.',
      rights: [
        'Airlines must not refuse you because of a disability, and must help you on, off and between flights.',
        'Wheelchairs and other aids travel free of charge.',
      ],
      sourceUrl:
        'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section41705&num=0&edition=prelim',
      checkedOn: CHECKED_ON,
      confirmed: 'who it protects, 49 U.S.C. 41705(a), and how to complain, 14 CFR 382.159',
    },
    {
      name: 'Architectural Barriers Act',
      year: 1968,
      coverage: 'Buildings that were designed, built, altered or leased with federal money.',
      rights: ['Such buildings must be accessible, and you can complain if one is not.'],
      sourceUrl: 'https://www.access-board.gov/law/aba.html',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'The Department of Justice looks into complaints about government and about businesses. Several other departments look into complaints about what they fund.',
    'The Equal Employment Opportunity Commission (EEOC) looks into complaints about work. You must usually go there before you can go to court.',
    'You can also sue. Many states and cities have their own laws, with more rights and different time limits.',
  ],
  steps: [
    'Write down what happened: the day, the place, who was there, and what was said. Keep letters, pictures and names of witnesses.',
    'Ask the business or the office to put it right. Government bodies with 50 or more workers must have someone responsible for this (often called the ADA coordinator).',
    'Find the body for your case: Department of Justice for government and businesses, EEOC for work, Department of Housing and Urban Development for homes, Department of Transportation for flights.',
    'Send the complaint in time. You can ask for help with the form, and for another format, because of your disability.',
    'Ask about mediation. It is often quicker than an investigation.',
    'Speak to a lawyer or a legal aid office early if you may want to go to court.',
  ],
  rule: 'Act within 180 days.',
  deadlines: [
    {
      time: '180 days',
      appliesTo:
        'A complaint to a federal agency about a state or local government (ADA Title II), from the day it happened. The agency can allow more time for a good reason.',
      confirmed: '28 CFR 35.170(b)',
    },
    {
      time: '180 days, or 300 days',
      appliesTo:
        'A charge to the EEOC about work: 180 calendar days; 300 where a state or local agency enforces a law against the same thing. Federal workers must contact their agency’s counselor within 45 days.',
      confirmed: 'the EEOC’s own page on time limits',
    },
    {
      time: 'No fixed time limit for a complaint about a business',
      appliesTo:
        'ADA Title III complaints to the Department of Justice. Courts use time limits that differ from state to state, so treat 180 days as the limit.',
      confirmed: null,
    },
    {
      time: '1 year',
      appliesTo: 'A complaint to the Department of Housing and Urban Development. Going to court: 2 years.',
      confirmed: null,
    },
    {
      time: '6 months',
      appliesTo:
        'A complaint to the Department of Transportation about an airline, from the day it happened. Write to the airline within 45 days.',
      confirmed: '14 CFR 382.159, for the 6 months',
    },
  ],
  contacts: [
    {
      name: 'Department of Justice, Civil Rights Division',
      url: 'https://civilrights.justice.gov/',
      helpsWith: 'Complaints about government and businesses',
    },
    { name: 'ADA.gov', url: 'https://www.ada.gov/', helpsWith: 'What the ADA requires, and how to complain' },
    { name: 'Equal Employment Opportunity Commission', url: 'https://www.eeoc.gov/', helpsWith: 'Work' },
    {
      name: 'Department of Housing and Urban Development',
      url: 'https://www.hud.gov/',
      helpsWith: 'Renting, buying and lending',
    },
    {
      name: 'Department of Transportation: help for air passengers',
      url: 'https://www.transportation.gov/airconsumer',
      helpsWith: 'Flights',
    },
    {
      name: 'ADA National Network',
      url: 'https://adata.org/',
      helpsWith: 'Free information about the ADA in your region',
    },
  ],
};
