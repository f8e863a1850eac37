import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const eu: Jurisdiction = {
  code: 'eu',
  name: 'European Union',
  laws: [
    {
      name: 'European Accessibility Act, Directive (EU) 2019/882',
      year: 2019,
      coverage:
        'Computers, phones, ticket and cash machines, e-readers, banking, e-books, online shops, and parts of passenger transport such as websites and tickets, offered since June 28, 2025. Some have longer to comply, and very small companies that offer services are exempt.',
      rights: [
        'These products and services must be accessible, and must explain how. You can complain to your country’s authorities or go to court there.',
      ],
      sourceUrl: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
      checkedOn: CHECKED_ON,
      confirmed: 'what it covers and since when, in the EU’s own summary',
    },
    {
      name: 'Web Accessibility Directive, Directive (EU) 2016/2102',
      year: 2016,
      coverage: 'Websites and apps of public bodies.',
      rights: [
        'They must be accessible, say how accessible they are, and give you a way to report problems and to complain.',
      ],
      sourceUrl: 'https://eur-lex.europa.eu/eli/dir/2016/2102/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Air passengers with reduced mobility, Regulation (EC) 1107/2006',
      year: 2006,
      coverage: 'Flights from airports in the EU, and flights to the EU with an EU airline.',
      rights: [
        'Free help at the airport and on board. Ask 48 hours ahead; even if you do not, they must still do what they reasonably can.',
        'You must not be refused because of a disability, except under safety rules or when the aircraft is too small. Up to two mobility aids travel free of charge.',
      ],
      sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Rail passengers’ rights, Regulation (EU) 2021/782',
      year: 2021,
      coverage: 'Most trains in the EU, since June 7, 2023. Countries can leave out some local trains.',
      rights: [
        'Free help at stations and on trains. Ask 24 hours ahead; even if you do not, they must still make all reasonable efforts.',
        'If you have to travel with someone, that person travels free of charge.',
      ],
      sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj',
      checkedOn: CHECKED_ON,
      confirmed: 'the 24 hours, in the EU’s own summary',
    },
    {
      name: 'Bus and coach passengers’ rights, Regulation (EU) 181/2011',
      year: 2011,
      coverage: 'Mostly regular services of 250 km or more; some rights also apply to shorter ones.',
      rights: ['Free help at designated terminals, and on board long-distance services. Ask 36 hours ahead.'],
      sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2011/181/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Sea and inland waterway passengers’ rights, Regulation (EU) 1177/2010',
      year: 2010,
      coverage: 'Most ferries and cruises from ports in the EU.',
      rights: ['Free help in ports and on board. Ask 48 hours ahead.'],
      sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2010/1177/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Equal treatment at work, Directive 2000/78/EC',
      year: 2000,
      coverage: 'Work and training, through each country’s laws.',
      rights: ['Employers must make reasonable accommodations, unless that is a disproportionate burden.'],
      sourceUrl: 'https://eur-lex.europa.eu/eli/dir/2000/78/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'European Disability Card, Directive (EU) 2024/2841',
      year: 2024,
      coverage:
        'Short stays in other EU countries. Countries have until June 5, 2028 to start, so the card may not be available yet.',
      rights: [
        'With the card, you will get the same special conditions as disabled people who live there, such as cheaper entry.',
      ],
      sourceUrl: 'https://eur-lex.europa.eu/eli/dir/2024/2841/oj',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'Each country enforces EU law itself, through its courts, its equality body, and its authorities for passengers’ rights and for accessible products. There is no single EU office that decides your case.',
    'The European Commission can act against a country that breaks EU law, but that will not get you any compensation.',
    'There is no EU law yet that covers discrimination because of disability in all shops and services. National law applies there.',
  ],
  steps: [
    'Write down what happened, when and where, and keep tickets, receipts and pictures.',
    'Complain in writing to the company first. For travel, the rules require it.',
    'If you hear nothing or they say no, complain to the authority in the country where it happened.',
    'Ask that country’s equality body about discrimination.',
    'If you live in one EU country and a public authority in another breaks EU law, ask SOLVIT: it is free.',
    'To go to court, speak to a lawyer in that country. Each country sets its own time limits.',
  ],
  rule: 'Act at once: each country sets its own time limits.',
  deadlines: [
    {
      time: '3 months',
      appliesTo: 'A complaint to a railway company under Regulation (EU) 2021/782, from the day of the incident.',
      confirmed: null,
    },
    {
      time: '3 months',
      appliesTo: 'A complaint to a bus or coach company under Regulation (EU) 181/2011, from the day of the journey.',
      confirmed: null,
    },
    {
      time: '2 months',
      appliesTo:
        'A complaint to a ferry or cruise company under Regulation (EU) 1177/2010, from the day of the journey.',
      confirmed: null,
    },
    {
      time: 'Differs',
      appliesTo: 'Air travel, discrimination and court cases: national law applies. Some limits are only a few weeks.',
      confirmed: null,
    },
    {
      time: '2 years',
      appliesTo: 'A complaint to the European Ombudsman, about EU institutions only.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Your Europe',
      url: 'https://europa.eu/youreurope/',
      helpsWith: 'Your rights in the EU, in plain words, and who to ask in each country',
    },
    { name: 'Equinet', url: 'https://equineteurope.org/', helpsWith: 'Each country’s equality body' },
    {
      name: 'SOLVIT',
      url: 'https://ec.europa.eu/solvit/',
      helpsWith: 'Problems with public authorities in another EU country',
    },
    { name: 'European Ombudsman', url: 'https://www.ombudsman.europa.eu/', helpsWith: 'EU institutions' },
    {
      name: 'European Disability Forum',
      url: 'https://www.edf-feph.org/',
      helpsWith: 'Organisations of disabled people in each country',
    },
  ],
};
