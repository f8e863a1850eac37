import { ANIMALS } from './kinds-for-animals';
import { PLAY } from './kinds-for-play';
import { soldFoodAt, type Row } from './kind-row';

/** Where people go to see, hear and play something. */
export const SIGHTS: readonly Row[] = [
  [
    'Theatres',
    'theatre',
    'theatre,theatres,theater,theaters,see a show,watch a show,see a play,watch a play,panto,pantomime,musicals,théâtre,teatro,theatr,teatr,театр,劇場,剧院,مسرح,theatrau,театры,театра,θέατρο,θέατρα,teatros,teatri,théâtres',
    {
      otherwise: soldFoodAt(
        ['theatre', 'theatr', 'playhouse', 'hippodrome'],
        '(?:theatre|theatr |playhouse|hippodrome)(?!.*(?:tavern|arms|hotel| inn|pub| bar))',
      ),
    },
  ],
  [
    'Cinemas',
    'cinema',
    'cinema,cinemas,see a film,watch a film,see a movie,watch a movie,the pictures,movie theater,movie theatre,pictures,picture house,movies,kino,sinema,cinéma,cine,кинотеатр,映画館,电影院,кинотеатры,kinos,cinémas,cines,sinemau,σινεμά,κινηματογράφος',
    {
      otherwise: soldFoodAt(
        ['cinema', 'odeon', 'cineworld', 'vue', 'omniplex'],
        '(?:cinema|odeon|cineworld|(?:^| )vue(?: |$)|omniplex)(?!.*(?:tavern|arms|hotel| inn|pub| bar))',
      ),
    },
  ],
  [
    'Museums',
    'museum',
    'museum,museums,musée,museo,muzeum,amgueddfa,музей,博物館,博物馆,美術館,muzeu,متحف,박물관,музеи,музеев,museen,musées,museos,musei,muzea,müze,museu,amgueddfeydd,μουσείο,μουσεία,متاحف,عجائب گھر,संग्रहालय,म्यूज़ियम,музея,музее',
    { otherwise: soldFoodAt(['museum'], 'museum(?!.*(?:tavern|arms|hotel| inn|pub| bar))') },
  ],
  [
    'Galleries',
    'gallery,museum,attraction',
    'gallery,galleries,art gallery,art galleries,art museum,art museums,galerie,galería,画廊',
    {
      named: {
        kinds: ['museum', 'attraction'],
        words: [
          'galler',
          'visual art',
          'art museum',
          'museum of art',
          'tate ',
          'hepworth',
          'sculpture',
          'contemporary',
          'modern art',
          'fine art',
          'portrait',
          'whitworth',
          'courtauld',
        ],
      },
    },
  ],
  [
    'Libraries',
    'library',
    'library,libraries,bibliothek,bibliothèque,biblioteca,biblioteka,llyfrgell,библиотека,図書館,图书馆,도서관,مكتبة,библиотеки,bibliotheken,bibliothèques,bibliotecas,llyfrgelloedd,βιβλιοθήκη,kütüphane',
  ],
  [
    'Attractions',
    'attraction,museum,zoo,castle,aquarium,theme_park,gallery,monument,memorial,viewpoint,beach,ruins,artwork',
    'attraction,attractions,things to do,to do,something to do,stuff to do,activities,places to go,somewhere to go,where to go,day trip,day trips,family day out,whats on,day out,days out,sights,sightseeing,places to visit,tourist attraction,tourist attractions',
  ],
  [
    'Castles',
    'castle,museum,attraction',
    'castle,castles,castell,cestyll,schloss,château,burg,schlösser,châteaux,castillo,castillos,castelo,zamek,zamki,замок,замки,κάστρο,κάστρα,城,お城,城堡,قلعة,قلاع,किला,kasteel',
    {
      nameWords: ['castle'],
      // An inn is called The Castle.
      otherwise: soldFoodAt(
        ['castle'],
        '^(?!the |old |new ).{4,} castle(?: (?:shop|cafe|tea ?rooms?|visitor centre))?$',
        ['shop', 'restaurant', 'cafe'],
      ),
    },
  ],
  [
    'Beaches',
    'beach,attraction',
    'beach,beaches,strand,plage,playa,spiaggia,traeth,plaża,пляж,ビーチ,海滩,شاطئ',
    { named: { kinds: ['attraction'], words: ['beach'] } },
  ],
  [
    'Monuments',
    'monument,memorial,attraction',
    // Not the words alone: stations are called Monument, hospitals Memorial.
    'monuments,memorials,war memorial,war memorials,denkmal,monumento,cofeb,pomnik,памятник,記念碑,纪念碑',
    { named: { kinds: ['attraction'], words: ['monument', 'memorial', 'column', 'statue', 'obelisk'] } },
  ],
  [
    'Viewpoints',
    'viewpoint,attraction',
    'viewpoint,viewpoints,lookout,scenic view,aussichtspunkt,mirador,belvedere',
    { named: { kinds: ['attraction'], words: ['viewpoint', 'lookout', 'view point'] } },
  ],
  ...ANIMALS,
  [
    'Stately homes',
    'castle,museum,attraction',
    'stately home,stately homes,historic house,historic houses,country house,country houses,manor house,manor houses,mansion,mansions,palace,palaces,historic home,historic homes',
    {
      named: {
        kinds: ['museum', 'attraction'],
        words: [
          'house',
          'manor',
          'mansion',
          '(?:^|[^e]) hall',
          'castle',
          'chatsworth',
          'knole',
          'lyme park',
          'tatton park',
        ],
      },
    },
  ],
  [
    'Parks',
    'park',
    'park,parks,public park,parc,parks and gardens,green space,green spaces,parciau,парк,парки,парке,parque,πάρκο,πάρκα,公園,公园,공원,حديقة,حدائق,منتزه,पार्क',
  ],
  [
    'Caravan parks',
    'caravan_site,camp_site,hotel,restaurant,pub,shop,cafe',
    'caravan park,caravan parks,caravan site,holiday park,holiday parks',
    { nameWords: ['caravan'] },
  ],
  ...PLAY,
  [
    'Theme parks',
    'theme_park,attraction,restaurant,cafe,shop,fast_food',
    'theme park,theme parks,amusement park,amusement parks,adventure park,adventure parks',
    { nameWords: ['theme park', 'adventure park', 'pleasure beach', 'legoland', 'alton towers'] },
  ],
  [
    'Bowling alleys',
    // Most are listed as where they sell food; a bowling club plays on grass.
    'bowling_alley,restaurant,cafe,pub,fast_food,sports_centre,attraction,shop',
    'bowling,bowling alley,bowling alleys,ten pin bowling,tenpin bowling,ten pin,tenpin,tenpin bowling alley',
    {
      nameWords: ['tenpin', 'bowl', 'superbowl'],
      named: {
        kinds: ['restaurant', 'cafe', 'pub', 'fast_food', 'sports_centre', 'attraction', 'shop'],
        words: [
          'ten ?pin',
          'bowling (?:alley|centre|lanes|complex)',
          'super ?bowl',
          'hollywood bowl',
          '(?:mega|lake|strike|go|namco|amf|1st|all star).*bowl',
        ],
      },
    },
  ],
  [
    'Ice rinks',
    'sports_centre,restaurant,cafe,shop,fast_food',
    'ice rink,ice rinks,ice skating,ice skating rink,ice arena',
    {
      nameWords: ['ice rink', 'ice arena', 'ice centre'],
      named: { kinds: ['fast_food'], words: ['ice (?:rink|arena|centre)$'] },
    },
  ],
  [
    'Trampoline parks',
    'sports_centre,restaurant,cafe,shop',
    'trampoline park,trampoline parks,trampoline centre,trampolining,trampolines,trampoline',
    { nameWords: ['trampoline', 'flip out', 'gravity'] },
  ],
  ['Bingo halls', 'restaurant,pub,cafe,shop', 'bingo,bingo hall,bingo halls,bingo club', { nameWords: ['bingo'] }],
  [
    'Arts centres',
    'arts_centre',
    'arts centre,arts centres,art centre',
    { otherwise: soldFoodAt(['arts centre'], 'arts centre') },
  ],
  [
    'Music venues',
    'music_venue,nightclub',
    'music venue,music venues,concert hall,live music,gig venue',
    {
      otherwise: soldFoodAt(
        ['concert hall', 'music hall', 'o2 academy', 'philharmonic'],
        '(?:concert hall|music hall|o2 academy|philharmonic)',
      ),
    },
  ],
  [
    'Golf courses',
    'golf_course,sports_centre,restaurant,pub,hotel,shop',
    'golf course,golf courses,golf club,golf clubs,golf,driving range',
    {
      nameWords: ['golf'],
      named: {
        kinds: ['restaurant', 'pub', 'hotel', 'shop'],
        words: ['golf(?:ing)? (?:club|course|centre|resort|links|range)', 'golf$'],
      },
    },
  ],
  ['Casinos', 'casino,restaurant,pub,shop', 'casino,casinos', { nameWords: ['casino'] }],
  [
    'Nature reserves',
    'nature_reserve,restaurant,cafe,shop,attraction',
    'nature reserve,nature reserves,wildlife reserve,wetland centre,rspb,bird reserve',
    { nameWords: ['nature reserve', 'rspb', 'wildlife trust', 'wetland'] },
  ],
];
