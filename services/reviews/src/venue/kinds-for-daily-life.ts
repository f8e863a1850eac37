import { soldFoodAt, type Row } from './kind-row';

/** Where people eat, stay and shop, and what they need on the way. */
export const DAILY_LIFE: readonly Row[] = [
  [
    'Public toilets',
    'toilets',
    'toilet,toilets,public toilet,public toilets,loo,loos,public loo,wc,restroom,restrooms,bathroom,bathrooms,toilette,toilettes,toiletten,toalety,toaleta,aseos,servicios,toiled,toiledau,tŷ bach,tai bach,туалет,トイレ,お手洗い,厕所,洗手间,화장실,مرحاض,حمام,туалеты,aseo,baño,baños,bagno,bagni,τουαλέτα,τουαλέτες,tuvalet,casa de banho,مراحيض,حمامات,शौचालय,टॉयलेट,toilettes publiques,öffentliche toilette,öffentliche toiletten,baños públicos,aseos públicos,bagni pubblici,casas de banho,banheiro,banheiros,toaleta publiczna,общественный туалет,общественные туалеты,туалета,卫生间,公厕,公共厕所,廁所,洗手間,公衆トイレ,化粧室,공중화장실,دورة مياه,دورات مياه',
  ],
  [
    'Restaurants',
    'restaurant',
    'restaurant,restaurants,ristorante,restaurante,restauracja,ресторан,レストラン,餐厅,饭店,식당,مطعم,gasthaus,рестораны,ristoranti,restaurantes,restauracje,εστιατόριο,εστιατόρια,مطاعم,bwyty,bwytai,gaststätte,restoran,餐馆,रेस्टोरेंट,रेस्तरां,ریستوران,ریسٹورنٹ,رستوران,ресторане,ресторана,餐廳,레스토랑,restaurace,étterem',
    { category: 'restaurant' },
  ],
  [
    'Places to eat',
    'restaurant,cafe,fast_food,pub',
    'place to eat,places to eat,somewhere to eat,where to eat,food,eat,eating,lunch,dinner,breakfast,brunch,meal,eateries,eatery,gastropub,supper,grub,bite to eat,something to eat,eats,cheap eats,eat out,eating out,dine,dining,places to dine,have lunch,have dinner,manger,comer,mangiare',
  ],
  [
    'Cafés',
    'cafe',
    'cafe,cafes,coffee shop,coffee shops,coffee,coffee house,tea room,tea rooms,tearoom,tearooms,cafeteria,kaffee,caffi,kawiarnia,кафе,カフェ,咖啡馆,咖啡,카페,مقهى,afternoon tea,cream tea,tea shop,tea shops,tea house,coffees,cuppa,cup of tea,cup of coffee,pot of tea,tea and cake,coffee and cake,caffis,cafés,cafeterías,kawiarnie,καφετέρια,καφέ,kafe,кофейня,кофейни,喫茶店,咖啡店,咖啡厅,咖啡廳,커피숍,كافيه,مقاهي,कैफे,कॉफी,καφετέριες,καφενείο,kaffeehaus,kavárna',
  ],
  [
    'Pubs',
    'pub',
    'pub,pubs,village pub,village pubs,country pub,country pubs,village inn,local pub,local pubs,public house,boozer,tavern,tafarn,паб,パブ,酒吧,alehouse,пабы,tafarnau,kneipe,sunday roast,sunday lunch,παμπ,kneipen,wirtshaus,酒馆,酒館,펍,حانة,حانات,पब',
  ],
  ['Bars', 'bar,pub,nightclub', 'bar,bars,cocktail bar,wine bar'],
  [
    'Nightclubs',
    'nightclub,pub,bar,restaurant',
    'nightclub,nightclubs,night club,night clubs,disco',
    { nameWords: ['nightclub', 'night club'] },
  ],
  ['Takeaways', 'fast_food', 'takeaway,takeaways,take away,fast food,takeout,kebab shop,sandwich shop,sandwich bar'],
  [
    'Fish and chip shops',
    'fast_food,restaurant',
    'chippy,chippies,fish and chips,fish n chips,fish chips,chip shop,chip shops,fish and chip shop,chippy tea,fish supper,fish and chip shops,fish bar',
    { nameWords: ['fish', 'chip', 'plaice', 'fryer'] },
  ],
  [
    'Hotels',
    'hotel,guest_house',
    'hotel,hotels,hôtel,gwesty,гостиница,гостиницы,отель,отели,ホテル,酒店,宾馆,旅馆,호텔,فندق,فنادق,place to stay,places to stay,somewhere to stay,where to stay,stay,stay overnight,accommodation,hôtels,hoteles,alberghi,albergo,gwestai,ξενοδοχείο,ξενοδοχεία,otel,hotele,ہوٹل,होटल,noclegi,отеля,отеле,отелей,гостинице,unterkunft,hébergement,alojamiento,alloggio',
    { category: 'hotel' },
  ],
  [
    'Guest houses',
    'guest_house,hotel',
    'guest house,guest houses,guesthouse,guesthouses,bed and breakfast,b and b,bnb',
  ],
  [
    'Hostels',
    'hostel,hotel,guest_house',
    'hostel,hostels,youth hostel,youth hostels,yha,backpackers',
    { named: { kinds: ['hotel', 'guest_house'], words: ['hostel', '(?:^| )yha(?: |$)', 'backpackers'] } },
  ],
  [
    'Supermarkets',
    'supermarket',
    'supermarket,supermarkets,superstore,superstores,hypermarket,groceries,grocery store,grocery,food shop,supermarché,supermercado,supermarkt,archfarchnad,супермаркет,スーパー,超市',
  ],
  ['Convenience stores', 'convenience', 'convenience store,convenience stores,corner shop,corner shops'],
  ['Off-licences', 'alcohol,convenience', 'off licence,off license,wine shop'],
  [
    'Newsagents',
    'newsagent,convenience,shop,post_office',
    'newsagent,newsagents,paper shop',
    { nameWords: ['news', 'newsagent'] },
  ],
  [
    'Butchers',
    'butcher',
    'butcher,butchers,butchers shop',
    { otherwise: soldFoodAt(['butchers', 'butcher'], 'butcher') },
  ],
  [
    'Motorway services',
    'restaurant,cafe,fast_food,shop,hotel',
    'motorway services,motorway service station,motorway service area,service area,rest area',
    {
      nameWords: ['roadchef', 'welcome break', 'moto', 'motorway'],
      named: {
        kinds: ['restaurant', 'cafe', 'fast_food', 'shop', 'hotel'],
        words: ['motorway', 'roadchef', 'welcome break', '(?:^| )moto(?: |$)'],
      },
    },
  ],
  [
    'Ice cream parlours',
    'ice_cream',
    'ice cream,ice cream parlour,ice cream parlours,ice cream shop,ice creams,gelateria,gelato',
    { otherwise: soldFoodAt(['ice cream', 'gelato', 'gelateria'], '(?:ice cream|gelat)') },
  ],
  ['Sweet shops', 'confectionery', 'sweet shop,sweet shops'],
  [
    'DIY shops',
    'doityourself,hardware,shop',
    'diy,diy shop,diy shops,diy store,diy stores,hardware shop,hardware store,hardware,builders merchant',
    { nameWords: ['hardware', 'diy', 'b and q', 'wickes', 'homebase'] },
  ],
  ['Furniture shops', 'furniture', 'furniture,furniture shop,furniture store'],
  [
    'Shops',
    '',
    'shop,shops,village shop,village shops,village store,village stores,local shop,local shops,store,stores,shopping,retail,sklep,siop,магазин',
    { category: 'shop' },
  ],
  [
    'Shopping centres',
    'mall,department_store',
    'shopping centre,shopping centres,shopping center,mall,shopping mall,department store',
  ],
  ['Clothes shops', 'clothes', 'clothes shop,clothes shops,clothing'],
  [
    'Bakeries',
    'bakery',
    'bakery,bakeries,baker,bakers,bakers shop,patisserie,cake shop',
    { otherwise: soldFoodAt(['bakery', 'bakers', 'patisserie', 'greggs'], '(?:baker|patisserie|greggs)') },
  ],
  [
    'Bookshops',
    'books,shop,cafe,restaurant',
    'bookshop,bookshops,book shop,book shops,bookstore,bookstores',
    {
      nameWords: ['books', 'bookshop', 'waterstones'],
      named: { kinds: ['shop', 'cafe', 'restaurant'], words: ['books', 'bookshop', 'waterstones'] },
    },
  ],
  ['Hairdressers', 'hairdresser', 'hairdresser,hairdressers,barber,barbers,hair salon'],
  [
    'Garden centres',
    'garden_centre',
    'garden centre,garden centres,garden center',
    { otherwise: soldFoodAt(['garden centre'], 'garden centre') },
  ],
];
