import { CHECKED_ON } from './jurisdiction';
import type { Jurisdiction } from './jurisdiction';

export const germany: Jurisdiction = {
  code: 'germany',
  name: 'Germany',
  laws: [
    {
      name: 'General Equal Treatment Act (AGG)',
      year: 2006,
      coverage:
        'Work, and everyday contracts made on the same terms with many people: shops, restaurants, hotels, travel, private insurance, and, in part, renting a home.',
      rights: [
        'You must not be treated worse because of a disability without a reason that the law accepts.',
        'You can ask for it to stop, and for compensation.',
        'Outside work the AGG says little about adjustments that a private business must make for you. Ask for advice.',
      ],
      sourceUrl: 'https://www.gesetze-im-internet.de/agg/',
      checkedOn: CHECKED_ON,
      confirmed: 'what it is for and where it applies, sections 1 and 2, and claims outside work, section 21',
    },
    {
      name: 'Disability Equality Act (BGG)',
      year: 2002,
      coverage: 'Federal public bodies. Each of the 16 states has its own law for its own public bodies.',
      rights: [
        'Federal bodies must be accessible: buildings, forms, websites and apps. You may use German Sign Language with them.',
        'They must make reasonable adjustments for you (the law calls this “reasonable accommodation”).',
        'A free arbitration service helps when they do not comply.',
      ],
      sourceUrl: 'https://www.gesetze-im-internet.de/bgg/',
      checkedOn: CHECKED_ON,
      confirmed: 'the arbitration service, section 16(1) and (2)',
    },
    {
      name: 'Accessibility Strengthening Act (BFSG)',
      year: 2021,
      coverage:
        'Products and services covered by the European Accessibility Act and offered since June 28, 2025: phones, cash and ticket machines, online shops, banking and e-books, among others.',
      rights: [
        'They must be accessible. You can ask the market surveillance authority of the states to act, and use the arbitration service.',
      ],
      sourceUrl: 'https://www.gesetze-im-internet.de/bfsg/',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Social Code, Book IX (SGB IX)',
      year: 2016,
      coverage: 'Rehabilitation, taking part in society, and severely disabled people at work.',
      rights: [
        'Help to take part in work, education and social life.',
        'For people recognised as severely disabled: more protection against dismissal and five extra days of leave.',
        'For people with certain codes on their disability card: free local public transport, in some cases for a yearly fee.',
      ],
      sourceUrl: 'https://www.gesetze-im-internet.de/sgb_9_2018/',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
    {
      name: 'Basic Law, article 3(3)',
      year: 1949,
      coverage: 'Everything that the state does. Disability was added in 1994.',
      rights: ['Nobody may be put at a disadvantage because of a disability.'],
      sourceUrl: 'https://www.gesetze-im-internet.de/gg/',
      checkedOn: CHECKED_ON,
      confirmed: null,
    },
  ],
  enforcement: [
    'You enforce the AGG yourself: first in writing to the person or business that treated you worse, then in court. Claims about work go to the labour court, others to the civil court.',
    'The Federal Anti-Discrimination Agency advises you free of charge and can ask the other side for a statement. It does not decide.',
    'Complaining about a federal body to the arbitration service under the BGG is free. If you apply before your time limit for an appeal runs out, that time limit only starts once arbitration has ended.',
  ],
  steps: [
    'Write down what happened, when and where, and who saw it. Keep letters and advertisements.',
    'Ask the Federal Anti-Discrimination Agency or a local advice centre for advice, within the first weeks.',
    'Claim your rights in writing within two months: say what happened, and that you ask for compensation or for it to stop. Make sure you can prove that it arrived.',
    'For federal bodies: apply to the arbitration service. For decisions on benefits: file an objection (Widerspruch), usually within one month.',
    'Go to court if nothing else helps. In work cases you have three months from your written claim.',
    'Ask your local court about free advice (Beratungshilfe), and an EUTB office for free advice from other disabled people.',
  ],
  rule: 'Act within 2 months.',
  deadlines: [
    {
      time: '2 months',
      appliesTo:
        'Work: your written claim to the employer under section 15(4) AGG. For a rejected application, the time runs from the day the rejection arrives; otherwise, from the day you learn of it. A collective agreement can set a different limit.',
      confirmed: null,
    },
    {
      time: '3 months',
      appliesTo: 'Work: going to the labour court after your written claim (section 61b ArbGG).',
      confirmed: null,
    },
    {
      time: '2 months',
      appliesTo:
        'Shops, services, travel and homes: your claim under section 21(5) AGG. You can claim later only if the delay was not your fault. A reform of the AGG has been planned: ask which limit applies now, and work to two months until you know.',
      confirmed: 'section 21(5) AGG',
    },
    {
      time: '1 month, usually',
      appliesTo:
        'An objection to a decision by a public authority, from the day you receive it. The letter says how long you have.',
      confirmed: null,
    },
  ],
  contacts: [
    {
      name: 'Federal Anti-Discrimination Agency (Antidiskriminierungsstelle des Bundes)',
      url: 'https://www.antidiskriminierungsstelle.de/',
      helpsWith: 'Free advice about discrimination',
    },
    {
      name: 'Federal Commissioner for disabled people, with the arbitration service',
      url: 'https://www.behindertenbeauftragte.de/',
      helpsWith: 'Federal bodies that are not accessible',
    },
    {
      name: 'EUTB (Ergänzende unabhängige Teilhabeberatung)',
      url: 'https://www.teilhabeberatung.de/',
      helpsWith: 'Free advice near you, often from disabled people',
    },
  ],
};
