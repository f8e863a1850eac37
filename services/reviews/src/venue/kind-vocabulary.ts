import { fold } from '../text/fold';
import { DAILY_LIFE } from './kinds-for-daily-life';
import { SIGHTS } from './kinds-for-sights';
import { soldFoodAt, type KindMeaning, type Row } from './kind-row';

const ROWS: readonly Row[] = [
  ...SIGHTS,
  ...DAILY_LIFE,
  ['Banks', 'bank', 'bank,banks,cash machine,atm,cashpoint,банк,銀行'],
  [
    'Post offices',
    'post_office,shop,convenience,newsagent,supermarket,pharmacy',
    'post office,post offices',
    { nameWords: ['post office'], named: { kinds: ['shop', 'pharmacy'], words: ['^post office', '[^d] post office'] } },
  ],
  [
    'Petrol stations',
    // Nearly all are listed as their shops.
    'fuel,shop,convenience,supermarket',
    'petrol station,petrol stations,petrol,gas station,gas stations,fuel,fuel station,filling station,filling stations,service station,garage,diesel',
    {
      nameWords: ['service station', 'filling station', 'petrol', 'esso', 'shell', 'texaco', 'bp'],
      named: {
        kinds: ['shop', 'convenience', 'supermarket'],
        words: [
          '(?:service|filling) station',
          'petrol',
          '(?:^| )(?:esso|texaco|bp)(?: |$)',
          '^shell |(?:^| )shell(?: uk)?$',
        ],
      },
    },
  ],
  [
    'Motorway services',
    'services',
    'motorway services,motorway service,motorway service area,motorway service areas,motorway service station,motorway service stations,service area,service areas,autobahnraststätte,raststätte,aire d autoroute',
  ],
  [
    'Hospitals',
    'hospital',
    'hospital,hospitals,a and e,a&e,accident and emergency,emergency room,infirmary,krankenhaus,hôpital,ospedale,szpital,ysbyty,больница,病院,医院,병원,مستشفى,hosp,hosps,больницы,hôpitaux,hospitales,ospedali,szpitale,νοσοκομείο,hastane,spital,مستشفيات,ہسپتال,अस्पताल,casualty,urgencias,urgences,notaufnahme,krankenhäuser,νοσοκομεία,hospitais,госпиталь,больнице,醫院,nemocnice,ziekenhuis',
  ],
  [
    'Doctors',
    'doctors,clinic',
    'gp,gps,doctor,doctors,doctors surgery,gp surgery,surgery,surgeries,health centre,health center,medical centre,medical practice,arzt,meddyg,lekarz,врач,meddygfa,health clinic,doctors surgeries,dr surgery,drs surgery,family doctor',
    { named: { kinds: ['clinic'], words: ['medical', 'surger', 'doctor', 'clinic', 'walk in', 'gp '] } },
  ],
  [
    'Clinics',
    'clinic',
    'clinic,clinics,walk in centre,walk in centres,minor injuries,minor injuries unit,urgent care,urgent care centre',
  ],
  [
    'Dentists',
    'dentist,clinic',
    'dentist,dentists,dental practice,dental practices,dental surgery,dental,dentysta,zahnarzt,dentiste,dentista,deintydd',
    { named: { kinds: ['clinic'], words: ['dental', 'dentist', 'orthodont'] } },
  ],
  [
    'Pharmacies',
    'pharmacy,chemist',
    'pharmacy,pharmacies,chemist,chemists,drugstore,apotheke,pharmacie,farmacia,apteka,fferyllfa,аптека,薬局,药店,약국,صيدلية,аптеки,apotheken,farmacias,farmacie,apteki,φαρμακείο,φαρμακεία,eczane,صيدليات,دواخانہ,药房,藥局,藥房,ドラッグストア,аптеке,फार्मेसी,दवा की दुकान,lekárna,apotheek,prescription',
  ],
  ['Opticians', 'optician', 'optician,opticians,eye test'],
  [
    'Schools',
    'school',
    'school,schools,primary school,primary schools,secondary school,secondary schools,high school,infant school,junior school,ysgol,szkoła,école,schule,escuela,школа,学校,مدرسة',
  ],
  ['Nurseries', 'kindergarten', 'nursery,nurseries,kindergarten,preschool,pre school,playgroup'],
  ['Colleges', 'college', 'college,colleges,sixth form'],
  ['Universities', 'university', 'university,universities,uni,prifysgol,大学,университет'],
  [
    'Sports centres',
    'sports_centre,fitness_centre,sports_hall',
    'sports centre,sports centres,sports center,leisure centre,leisure centres,leisure center,gym,gyms,fitness centre,sport,canolfan hamdden,sports hall,sports halls,fitness,fitness center,health club',
    { otherwise: soldFoodAt(['leisure centre', 'sports centre'], '(?:leisure|sports) centre') },
  ],
  [
    'Swimming pools',
    'swimming_pool,sports_centre',
    'swimming pool,swimming pools,swimming,swimming baths,pool,lido,schwimmbad,piscine,piscina,プール,pwll nofio,hydrotherapy pool,swimming lessons,swim',
    {
      named: { kinds: ['sports_centre'], words: ['swim', 'pool', 'baths', 'aqua', 'lido', 'leisure'] },
      otherwise: soldFoodAt(
        ['swimming', 'leisure pool', 'lido', 'baths'],
        '(?:swimming|leisure pool|(?:^| )lido|(?:^| )baths)(?!.*(?:tavern|arms|hotel| inn|pub| bar))',
      ),
    },
  ],
  [
    'Sports pitches and courts',
    'pitch',
    'football pitch,football pitches,rugby pitch,rugby pitches,hockey pitch,sports pitch,sports pitches,playing field,playing fields,tennis court,tennis courts,athletics track,running track',
  ],
  [
    'Bowling greens',
    'bowling_green',
    'bowling green,bowling greens,lawn bowls,bowls club,bowls clubs,bowling club,bowling clubs',
  ],
  [
    'Stadiums',
    'stadium',
    'stadium,stadiums,football ground,arena,football stadium,football stadiums,football grounds,rugby ground,cricket ground,sports stadium,stadion,estadio',
    { otherwise: soldFoodAt(['stadium', 'arena'], '(?:stadium|arena)(?!.*(?:tavern|arms|hotel| inn|pub| bar))') },
  ],
  [
    'Places of worship',
    'place_of_worship',
    'place of worship,places of worship,church,churches,chapel,worship,kirche,église,iglesia,kościół,eglwys,церковь,教会,كنيسة',
  ],
  [
    'Mosques',
    'place_of_worship,community_centre',
    'mosque,mosques,masjid,مسجد,mosquée,moschee,mezquita,мечеть',
    { nameWords: ['mosque'] },
  ],
  ['Synagogues', 'place_of_worship', 'synagogue,synagogues,shul', { nameWords: ['synagogue'] }],
  [
    'Temples',
    'place_of_worship',
    'temple,temples,gurdwara,mandir,gurdwaras,hindu temple,sikh temple,gurudwara',
    { nameWords: ['temple'] },
  ],
  [
    'Cathedrals',
    'place_of_worship,attraction,museum',
    'cathedral,cathedrals,cathédrale,kathedrale,catedral,собор',
    { nameWords: ['cathedral'] },
  ],
  [
    'Community centres',
    'community_centre',
    'community centre,community centres,community center,village hall,village halls',
    { otherwise: soldFoodAt(['village hall', 'community centre'], '(?:village hall|community centre)') },
  ],
  ['Courts', 'courthouse', 'court,courts,courthouse,magistrates court,crown court,county court,law court,tribunal'],
  [
    'Town halls',
    'townhall,government',
    'town hall,council office,council offices,city hall',
    // A job centre is of the government, too, and no town hall.
    { named: { kinds: ['government'], words: ['town hall', 'council', 'civic', 'city hall'] } },
  ],
  [
    'Job centres',
    'government',
    'job centre,jobcentre,job center,job centres',
    { named: { kinds: ['government'], words: ['job'] } },
  ],
  ['Police stations', 'police', 'police station,police'],
  ['Charity shops', 'charity', 'charity shop,charity shops'],
  [
    'Car parks',
    'parking',
    'car park,car parks,parking,multi storey,blue badge parking space,carpark,carparks,parking spaces,parkplatz,aparcamiento,multi storey car park,parcheggio,maes parcio,park and ride,can i park,can we park,where to park,somewhere to park,place to park,places to park',
  ],
  [
    'Stations',
    'railway_station,station',
    'station,stations,train station,railway station,train stations,railway stations,rail station,trains,train,bahnhof,gare,stazione,estación,dworzec,gorsaf,вокзал,станция,駅,火车站,기차역,محطة,bahnhöfe,gares,σταθμός,gorsaf drenau,istasyon,hauptbahnhof,вокзалы,вокзала,вокзале,станции,жд вокзал,железнодорожный вокзал,σταθμοί,σταθμός τρένου,σιδηροδρομικός σταθμός,estaciones,estación de tren,estação,estação de trem,stazione ferroviaria,dworzec kolejowy,車站,车站,火車站,محطة قطار,محطة القطار,محطات,रेलवे स्टेशन,स्टेशन',
  ],
  [
    'Underground stations',
    'station,railway_station',
    'tube,tube station,tube stations,underground station,underground stations,underground,metro,metro station,subway station,метро,станция метро,estación de metro,station de métro,u bahn,stacja metra,μετρό,σταθμός μετρό,地铁站,地鐵站,지하철역,محطة مترو,मेट्रो स्टेशन',
  ],
  ['Bus stations', 'bus_station', 'bus station,coach station,bus stations,coach stations,bus terminal,bus interchange'],
  ['Bus stops', 'bus_stop,bus_station', 'bus stop,bus stops'],
  ['Tram stops', 'tram_stop', 'tram stop,tram stops,tram,trams,metrolink,metrolink stop,metrolink stops'],
  [
    'Airports',
    'airport',
    'airport,airports,flughafen,aéroport,aeropuerto,lotnisko,аэропорт,空港,机场,機場,공항,مطار,مطارات,flughäfen,aéroports,aeropuertos,aeroporto,aeroporti,аэропорта,аэропорте,аэропорты,αεροδρόμιο,αεροδρόμια,हवाई अड्डा,एयरपोर्ट,havalimanı,havaalanı,luchthaven,maes awyr',
  ],
  ['Ports', 'port,ferry_terminal', 'port,ports,harbour,ferry port,ferry terminal,ferry'],
];

const MEANINGS = ROWS.map(([label, kinds, words, more]) => ({
  meaning: { label, kinds: kinds.split(',').filter(Boolean), ...more } as KindMeaning,
  phrases: words.split(',').map(fold),
}));

export const KIND_PHRASES: ReadonlyMap<string, KindMeaning> = new Map(
  MEANINGS.flatMap(({ meaning, phrases }) => phrases.map((phrase) => [phrase, meaning] as const)),
);

/** The usual names first, so many of them. */
const USUAL = 4;

/** What places of this kind, or of this category without one, are usually called. */
export function usualPhrases(kind: string | null, category: string): readonly string[] {
  const plain = MEANINGS.filter(({ meaning }) => !meaning.nameWords);
  const own =
    kind === null
      ? plain.find(({ meaning }) => meaning.category === category)
      : ([plain, MEANINGS].flatMap((all) => all.find(({ meaning }) => meaning.kinds[0] === kind) ?? [])[0] ??
        plain.find(({ meaning }) => meaning.kinds.includes(kind)));
  return own?.phrases.slice(0, USUAL) ?? [];
}
