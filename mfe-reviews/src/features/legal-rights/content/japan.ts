import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const japan: Jurisdiction = {
  code: 'japan',
  name: 'Japan',
  laws: [
    {
      name: 'Act for Eliminating Discrimination against Persons with Disabilities',
      year: 2013,
      coverage: 'Public bodies and businesses. In force since April 2016; changed in 2021.',
      rights: [
        'Public bodies and businesses must not treat you unfairly because of a disability.',
        'When you ask, they must provide reasonable accommodation if it is not too heavy a burden. For businesses, this has been a duty since April 1, 2024.',
      ],
      sourceUrl: 'https://laws.e-gov.go.jp/law/425AC0000000065',
      checkedOn: CHECKED_ON,
      confirmed: 'its aim and who it protects, articles 1 and 2, in the official translation',
    },
    {
      name: 'Basic Act for Persons with Disabilities',
      year: 1970,
      coverage: 'What the state and local governments must aim for, in all areas of life.',
      rights: ['No one may discriminate against you because of a disability (article 4).'],
      sourceUrl: 'https://laws.e-gov.go.jp/law/345AC1000000084',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Act to Facilitate the Employment of Persons with Disabilities',
      year: 1960,
      coverage: 'Work, for employers of every size.',
      rights: [
        'Since April 2016 employers must not discriminate, and must provide reasonable accommodation if it is not too heavy a burden. Larger employers must employ a certain share of disabled people.',
      ],
      sourceUrl: 'https://laws.e-gov.go.jp/law/335AC0000000123',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Barrier-Free Act (Act on Promotion of Smooth Transportation of Elderly Persons, Persons with Disabilities)',
      year: 2006,
      coverage: 'Stations, vehicles, larger public buildings, roads, parks and parking.',
      rights: ['New and largely rebuilt places of these kinds must meet access standards.'],
      sourceUrl: 'https://laws.e-gov.go.jp/law/418AC0000000091',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Act on Assistance Dogs for Persons with Physical Disabilities',
      year: 2002,
      coverage: 'Guide dogs, service dogs and hearing dogs that are trained and recognised under this Act.',
      rights: [
        'Public places, transport, shops, restaurants and hotels must not refuse such a dog without a good reason. Dogs from abroad may need papers, so ask before you travel.',
      ],
      sourceUrl: 'https://laws.e-gov.go.jp/law/414AC1000000049',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'There is no special court or tribunal. Cities, prefectures and ministries have help desks that you can turn to, and many prefectures have their own by-laws, with a committee that mediates.',
    'The minister for the kind of business can ask for a report, and give advice, guidance or recommendations. A business that does not report, or reports falsely, can be fined.',
    'You can ask a civil court for damages. Speak to a lawyer first.',
  ],
  steps: [
    'Say what you need. Reasonable accommodation starts with your request; a supporter or family member can ask on your behalf.',
    'If the answer is no, ask for the reason, and talk about other ways to meet your need. Both sides are expected to talk.',
    'Write down what happened, when and where, and who you spoke to.',
    'Ask your city or prefecture’s help desk to help with the talks.',
    'For work, ask your prefecture’s labour bureau, or Hello Work. They can advise you, and mediation is available.',
    'Ask Houterasu (Japan Legal Support Center) about finding a lawyer if talks fail.',
  ],
  rule: 'There is no single time limit for asking for help, so ask at once.',
  deadlines: [
    {
      time: 'None fixed',
      appliesTo: 'Asking a city, prefecture or ministry help desk for help. The sooner the better.',
      confirmed: null,
    },
    {
      time: '3 years',
      appliesTo:
        'Damages for a wrongful act in a civil court, from the day you knew about the harm and who caused it (Civil Code, article 724). Other claims have other limits: ask a lawyer.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Cabinet Office, policy for persons with disabilities',
      url: 'https://www8.cao.go.jp/shougai/',
      helpsWith: 'The law, and where to ask (in Japanese)',
    },
    {
      name: 'Ministry of Justice, human rights',
      url: 'https://www.moj.go.jp/JINKEN/',
      helpsWith: 'Human rights counselling',
    },
    {
      name: 'Ministry of Health, Labour and Welfare',
      url: 'https://www.mhlw.go.jp/',
      helpsWith: 'Work, Hello Work, and assistance dogs',
    },
    {
      name: 'Houterasu (Japan Legal Support Center)',
      url: 'https://www.houterasu.or.jp/',
      helpsWith: 'Finding legal help',
    },
  ],
};
