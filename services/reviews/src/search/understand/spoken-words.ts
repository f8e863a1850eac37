import { fold } from '../../text/fold';

const list = (words: string) => new Set(words.split(',').map(fold));

/** Words of a question that say nothing about what is looked for. */
export const FILLERS = list(
  'a,an,the,any,some,for,with,and,of,to,is,are,there,that,have,has,i,im,my,we,can,you,please,find,find me,show,show me,looking,look,want,need,search,where,whats,what,which,go,get,me,good,best,nice,nearest,closest,cheap,open,now,today,place,places,somewhere,venue,venues,location,locations,somebody,people,user,users,friendly,facilities,facility,access,uk,list,it,do,does,local,who,use,uses,using,mum,dad,mother,father,wife,husband,son,daughter,nan,trip,visit,visiting,go to,spaces,spots,spot,available,suitable,great,free,someone,anyone,everyone,take,bring,give,gives,allow,allows,allowed,accept,accepts,welcome,welcomes,welcoming,offer,offers,offering,provide,provides,serve,serves,serving,sell,sells,will,would,could,should,be,this,it,its,they,them,their,his,her,our,your,from,about,very,really,also,just,more,most,much,many,lots,how,when,hey,hi,hello,thanks,ok,okay,help,tell,know,like,love,suit,suits,suited,cater,caters,catering,equipped,proper,decent,recommend,recommended,recommendations,rated,tonight,tomorrow,weekend,grandma,granny,grandad,grandmother,grandfather,parents,partner,friend,friends,sister,brother,carer,carers,elderly,quickly,urgently,if,as,well,but,without,whose,options,option,areas,menus,enough,currently,still,everywhere,anywhere,actually',
);

/** Of those, the ones that also begin names: "Best Western", "Open Air Theatre". */
export const SOFT_FILLERS = list(
  'best,good,nice,cheap,open,great,free,local,place,people,now,today,looking,search,friendly,new,available,uk,list,access,welcome,love,friends,friend,parents,brother,sister,help,most,more,hello,proper,about,our,your,his,her,this,if,tell,know,enough,serve',
);

/** What people ask for and our data has no word about: said, and left out. */
export const UNHELD = list(
  'dog friendly,dogs allowed,dogs welcome,pet friendly,child friendly,children friendly,family friendly,kid friendly,kids friendly,baby friendly,baby changing,lgbt friendly,budget friendly,vegan friendly,vegetarian friendly,gluten free,halal food,kosher food,vegan options,vegan food,free wifi,wifi,beer garden,outdoor seating,sea view,with a view,live sport,24 hour,24 hours,open late,open 24 hours,open on sunday,open sundays,drive thru,free entry,free parking,highchair,highchairs,air conditioning,not too busy,not busy,not crowded,less crowded,cosy,romantic,posh,fancy,trendy',
);

/** Before a place. `in` and `at` mean the place itself, the others round about it. */
export const IN_WORDS = list('in,at,within,inside,yn,yng,ym,w,en,on');
export const NEAR_WORDS = list(
  'near,nearby,near to,close to,closest to,nearest to,around,next to,by,round,beside,opposite,nr,cerca de,cerca del,pres de,blisko,vicino a,ger',
);

export const NEAR_ME = list(
  'near me,nearby,near by,近く,附近,周辺,cerca de mi,in meiner nähe,près de moi,vicino a me,blisko mnie,yn agos ata i,рядом,around me,close to me,near here,around here,nearest to me,closest to me,by me,near my location,near my house,my area,in my area,local to me,near where i am,close by,round here,nearest me,my location',
);

/** What people call chains that everybody knows -> how their signs have it. */
const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  tescos: 'tesco',
  asdas: 'asda',
  aldis: 'aldi',
  lidls: 'lidl',
  morrison: 'morrisons',
  sainsbury: 'sainsburys',
  sainsburies: 'sainsburys',
  maccies: 'mcdonalds',
  'maccy ds': 'mcdonalds',
  maccys: 'mcdonalds',
  macdonalds: 'mcdonalds',
  mcdonald: 'mcdonalds',
  mcdonalds: 'mcdonalds',
  'burger kings': 'burger king',
  spoons: 'wetherspoon',
  wetherspoons: 'wetherspoon',
  weatherspoons: 'wetherspoon',
  weatherspoon: 'wetherspoon',
  'marks and sparks': 'marks and spencer',
  'm and s': 'marks and spencer',
  'marks and spencers': 'marks and spencer',
  nando: 'nandos',
  gregs: 'greggs',
  greg: 'greggs',
  costas: 'costa',
  starbuck: 'starbucks',
  pret: 'pret a manger',
  'premier inns': 'premier inn',
  travelodges: 'travelodge',
  大英博物館: 'british museum',
  大英博物馆: 'british museum',
  대영박물관: 'british museum',
};
export const NAMES_AS_SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries(SPOKEN_NAMES).map(([spoken, name]) => [fold(spoken), name]),
);
