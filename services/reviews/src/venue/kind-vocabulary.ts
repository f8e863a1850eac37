import { fold } from '../text/fold';

/** Of this kind, only those with one of these parts of a word in their name. */
export interface NamedKind {
  kind: string;
  words: readonly string[];
}

/** What a word for a kind of place asks for. */
export interface KindMeaning {
  /** As a chip says it: "Theatres". */
  label: string;
  /** OpenStreetMap's words for it; any of them will do. Empty where the category alone says it. A suggestion asks by the category where there is one. */
  kinds: readonly string[];
  category?: string;
  /** A word that its name has to have: our data has no kind of its own for it. */
  nameWord?: string;
  /** One of its kinds holds others too: only those with such a part of a word in their name. */
  named?: NamedKind;
}

type Row = [label: string, kinds: string, words: string, more?: Pick<KindMeaning, 'category' | 'nameWord' | 'named'>];

/** Label, kinds, and all that people call it: plurals, everyday words, and words of languages that visitors to Britain speak. */
const ROWS: readonly Row[] = [
  ['Theatres', 'theatre', 'theatre,theatres,theater,theaters,théâtre,teatro,theatr,teatr,театр,劇場,剧院,مسرح'],
  [
    'Cinemas',
    'cinema',
    'cinema,cinemas,movie theater,movie theatre,pictures,picture house,movies,kino,sinema,cinéma,cine,кинотеатр,映画館,电影院',
  ],
  ['Museums', 'museum', 'museum,museums,musée,museo,muzeum,amgueddfa,музей,博物館,博物馆,美術館,muzeu,متحف,박물관'],
  ['Galleries', 'gallery', 'gallery,galleries,art gallery,art galleries,galerie,galería,画廊'],
  [
    'Libraries',
    'library',
    'library,libraries,bibliothek,bibliothèque,biblioteca,biblioteka,llyfrgell,библиотека,図書館,图书馆,도서관,مكتبة',
  ],
  [
    'Attractions',
    'attraction,museum,zoo,castle,aquarium,theme_park,gallery,monument,memorial,viewpoint,beach,ruins,artwork',
    'attraction,attractions,things to do,day out,days out,sights,sightseeing,places to visit,tourist attraction,tourist attractions',
  ],
  ['Castles', 'castle,museum,attraction', 'castle,castles', { nameWord: 'castle' }],
  [
    'Beaches',
    'beach,attraction',
    'beach,beaches,strand,plage,playa,spiaggia,traeth,plaża,пляж,ビーチ,海滩,شاطئ',
    { named: { kind: 'attraction', words: ['beach'] } },
  ],
  [
    'Monuments',
    'monument,memorial,attraction',
    // Not the words alone: stations are called Monument, hospitals Memorial.
    'monuments,memorials,war memorial,war memorials,denkmal,monumento,cofeb,pomnik,памятник,記念碑,纪念碑',
    { named: { kind: 'attraction', words: ['monument', 'memorial', 'column', 'statue', 'obelisk'] } },
  ],
  [
    'Viewpoints',
    'viewpoint,attraction',
    'viewpoint,viewpoints,lookout,scenic view,aussichtspunkt,mirador,belvedere',
    { named: { kind: 'attraction', words: ['viewpoint', 'lookout', 'view point'] } },
  ],
  ['Zoos', 'zoo', 'zoo,zoos'],
  ['Parks', 'park', 'park,parks,public park,parc'],
  ['Playgrounds', 'playground', 'playground,playgrounds,play area,play park,soft play'],
  ['Aquariums', 'aquarium', 'aquarium,aquariums,sea life'],
  ['Theme parks', 'theme_park,attraction', 'theme park,theme parks,amusement park'],
  ['Bowling alleys', 'bowling_alley', 'bowling,bowling alley,ten pin bowling,tenpin bowling'],
  ['Arts centres', 'arts_centre', 'arts centre,arts centres,art centre'],
  ['Music venues', 'music_venue,nightclub', 'music venue,music venues,concert hall,live music,gig venue'],
  ['Golf courses', 'golf_course', 'golf course,golf courses,golf club,golf'],
  ['Casinos', 'casino', 'casino,casinos'],
  ['Nature reserves', 'nature_reserve', 'nature reserve,nature reserves'],
  [
    'Public toilets',
    'toilets',
    'toilet,toilets,public toilet,public toilets,loo,loos,public loo,wc,restroom,restrooms,bathroom,bathrooms,toilette,toilettes,toiletten,toalety,toaleta,aseos,servicios,toiledau,туалет,トイレ,お手洗い,厕所,洗手间,화장실,مرحاض,حمام',
  ],
  [
    'Restaurants',
    'restaurant',
    'restaurant,restaurants,ristorante,restaurante,restauracja,ресторан,レストラン,餐厅,饭店,식당,مطعم,gasthaus',
    { category: 'restaurant' },
  ],
  [
    'Places to eat',
    'restaurant,cafe,fast_food,pub',
    'place to eat,places to eat,somewhere to eat,where to eat,food,eat,eating,lunch,dinner,breakfast,brunch,meal,eateries,eatery,gastropub',
  ],
  [
    'Cafés',
    'cafe',
    'cafe,cafes,coffee shop,coffee shops,coffee,coffee house,tea room,tea rooms,tearoom,tearooms,cafeteria,kaffee,caffi,kawiarnia,кафе,カフェ,咖啡馆,咖啡,카페,مقهى',
  ],
  ['Pubs', 'pub', 'pub,pubs,public house,boozer,tavern,tafarn,паб,パブ,酒吧,alehouse'],
  ['Bars', 'bar,pub,nightclub', 'bar,bars,cocktail bar,wine bar'],
  ['Nightclubs', 'nightclub', 'nightclub,nightclubs,night club,night clubs,disco'],
  ['Takeaways', 'fast_food', 'takeaway,takeaways,take away,fast food,takeout,kebab shop,sandwich shop,sandwich bar'],
  [
    'Fish and chip shops',
    'fast_food,restaurant',
    'chippy,chippies,fish and chips,fish n chips,fish chips,chip shop,chip shops,fish and chip shop',
    { nameWord: 'fish' },
  ],
  [
    'Hotels',
    'hotel,guest_house',
    'hotel,hotels,hôtel,gwesty,гостиница,отель,ホテル,酒店,宾馆,호텔,فندق,place to stay,places to stay,somewhere to stay,accommodation',
    { category: 'hotel' },
  ],
  [
    'Guest houses',
    'guest_house,hotel',
    'guest house,guest houses,guesthouse,guesthouses,bed and breakfast,b and b,bnb',
  ],
  ['Hostels', 'hostel', 'hostel,hostels,youth hostel,yha'],
  [
    'Supermarkets',
    'supermarket',
    'supermarket,supermarkets,superstore,superstores,hypermarket,groceries,grocery store,grocery,food shop,supermarché,supermercado,supermarkt,archfarchnad,супермаркет,スーパー,超市',
  ],
  ['Convenience stores', 'convenience', 'convenience store,convenience stores,corner shop,corner shops'],
  ['Off-licences', 'alcohol,convenience', 'off licence,off license,wine shop'],
  ['Newsagents', 'newsagent,convenience', 'newsagent,newsagents,paper shop'],
  ['Butchers', 'butcher', 'butcher,butchers,butchers shop'],
  ['Ice cream parlours', 'ice_cream', 'ice cream,ice cream parlour,gelateria,gelato'],
  ['Sweet shops', 'confectionery', 'sweet shop,sweet shops'],
  ['DIY shops', 'doityourself,hardware', 'diy,diy shop,diy store,hardware shop,hardware store'],
  ['Furniture shops', 'furniture', 'furniture,furniture shop,furniture store'],
  ['Shops', '', 'shop,shops,store,stores,shopping,retail,sklep,siop,магазин', { category: 'shop' }],
  [
    'Shopping centres',
    'mall,department_store',
    'shopping centre,shopping centres,shopping center,mall,shopping mall,department store',
  ],
  ['Clothes shops', 'clothes', 'clothes shop,clothes shops,clothing'],
  ['Bakeries', 'bakery', 'bakery,bakeries,baker,bakers'],
  ['Bookshops', 'books', 'bookshop,bookshops,book shop,bookstore'],
  ['Hairdressers', 'hairdresser', 'hairdresser,hairdressers,barber,barbers,hair salon'],
  ['Garden centres', 'garden_centre', 'garden centre,garden centres'],
  ['Banks', 'bank', 'bank,banks,cash machine,atm,cashpoint,банк,銀行'],
  ['Post offices', 'post_office', 'post office,post offices'],
  ['Petrol stations', 'fuel', 'petrol station,petrol stations,petrol,gas station'],
  [
    'Hospitals',
    'hospital',
    'hospital,hospitals,a and e,a&e,accident and emergency,emergency room,infirmary,krankenhaus,hôpital,ospedale,szpital,ysbyty,больница,病院,医院,병원,مستشفى',
  ],
  [
    'Doctors',
    'doctors,clinic',
    'gp,gps,doctor,doctors,doctors surgery,gp surgery,surgery,surgeries,health centre,health center,medical centre,medical practice,arzt,meddyg,lekarz,врач',
  ],
  ['Clinics', 'clinic', 'clinic,clinics,walk in centre,minor injuries unit'],
  ['Dentists', 'dentist', 'dentist,dentists,dental practice,dentysta,zahnarzt'],
  [
    'Pharmacies',
    'pharmacy,chemist',
    'pharmacy,pharmacies,chemist,chemists,drugstore,apotheke,pharmacie,farmacia,apteka,fferyllfa,аптека,薬局,药店,약국,صيدلية',
  ],
  ['Opticians', 'optician', 'optician,opticians,eye test'],
  [
    'Schools',
    'school',
    'school,schools,primary school,primary schools,secondary school,secondary schools,high school,infant school,junior school,ysgol,szkoła,école,schule,escuela,школа,学校,مدرسة',
  ],
  ['Special schools', 'school', 'special school,special schools,sen school', { nameWord: 'special' }],
  ['Nurseries', 'kindergarten', 'nursery,nurseries,kindergarten,preschool,pre school,playgroup'],
  ['Colleges', 'college', 'college,colleges,sixth form'],
  ['Universities', 'university', 'university,universities,uni,prifysgol,大学,университет'],
  [
    'Sports centres',
    'sports_centre,fitness_centre',
    'sports centre,sports centres,sports center,leisure centre,leisure centres,leisure center,gym,gyms,fitness centre,sport',
  ],
  [
    'Swimming pools',
    'swimming_pool,sports_centre',
    'swimming pool,swimming pools,swimming,swimming baths,pool,lido,schwimmbad,piscine,piscina,プール',
    { named: { kind: 'sports_centre', words: ['swim', 'pool', 'baths', 'aqua', 'lido', 'leisure'] } },
  ],
  ['Stadiums', 'stadium', 'stadium,stadiums,football ground,arena'],
  [
    'Places of worship',
    'place_of_worship',
    'place of worship,places of worship,church,churches,chapel,kirche,église,iglesia,kościół,eglwys,церковь,教会,كنيسة',
  ],
  ['Mosques', 'place_of_worship,community_centre', 'mosque,mosques,masjid,مسجد', { nameWord: 'mosque' }],
  ['Synagogues', 'place_of_worship', 'synagogue,synagogues,shul', { nameWord: 'synagogue' }],
  ['Temples', 'place_of_worship', 'temple,temples,gurdwara,mandir', { nameWord: 'temple' }],
  ['Cathedrals', 'place_of_worship,attraction,museum', 'cathedral,cathedrals', { nameWord: 'cathedral' }],
  [
    'Community centres',
    'community_centre',
    'community centre,community centres,community center,village hall,village halls',
  ],
  ['Courts', 'courthouse', 'court,courts,courthouse,magistrates court,crown court,county court,law court,tribunal'],
  ['Town halls', 'townhall,government', 'town hall,council office,council offices,city hall'],
  ['Job centres', 'government', 'job centre,jobcentre,job center'],
  ['Police stations', 'police', 'police station,police'],
  ['Charity shops', 'charity', 'charity shop,charity shops'],
  ['Car parks', 'parking', 'car park,car parks,parking,multi storey,blue badge parking space'],
  [
    'Stations',
    'railway_station,station',
    'station,stations,train station,railway station,train stations,railway stations,rail station,trains,train,bahnhof,gare,stazione,estación,dworzec,gorsaf,вокзал,станция,駅,火车站,기차역,محطة',
  ],
  [
    'Underground stations',
    'station,railway_station',
    'tube,tube station,tube stations,underground station,underground stations,underground,metro,metro station,subway station',
  ],
  ['Bus stations', 'bus_station', 'bus station,coach station,bus stations'],
  ['Bus stops', 'bus_stop,bus_station', 'bus stop,bus stops'],
  ['Tram stops', 'tram_stop', 'tram stop,tram stops,tram,trams'],
  ['Airports', 'airport', 'airport,airports,flughafen,aéroport,aeropuerto,lotnisko,аэропорт,空港,机场,공항,مطار'],
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
  const plain = MEANINGS.filter(({ meaning }) => !meaning.nameWord);
  const own =
    kind === null
      ? plain.find(({ meaning }) => meaning.category === category)
      : (plain.find(({ meaning }) => meaning.kinds[0] === kind) ??
        plain.find(({ meaning }) => meaning.kinds.includes(kind)));
  return own?.phrases.slice(0, USUAL) ?? [];
}
