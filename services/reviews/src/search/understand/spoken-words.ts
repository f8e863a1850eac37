import { fold } from '../../text/fold';

const list = (words: string) => new Set(words.split(',').map(fold));

/** Words of a question that say nothing about what is looked for. */
export const FILLERS = list(
  'a,an,the,any,some,for,with,and,of,to,is,are,there,that,have,has,i,im,my,we,can,you,please,find,find me,show,show me,looking,look,want,need,search,where,whats,what,which,go,get,me,good,best,nice,nearest,closest,cheap,open,now,today,place,places,somewhere,venue,venues,location,locations,somebody,people,user,users,friendly,facilities,facility,access,uk,list,it,do,does,local,who,use,uses,using,mum,dad,mother,father,wife,husband,son,daughter,nan,trip,visit,visiting,go to,spaces,spots,spot,available,suitable,great,free',
);

/** Of those, the ones that also begin names: "Best Western", "Open Air Theatre". */
export const SOFT_FILLERS = list(
  'best,good,nice,cheap,open,great,free,local,place,people,now,today,looking,search,friendly,new,available,uk,list,access',
);

/** Before a place. `in` and `at` mean the place itself, the others round about it. */
export const IN_WORDS = list('in,at,within,inside,yn,w,en,on');
export const NEAR_WORDS = list(
  'near,nearby,near to,close to,closest to,nearest to,around,next to,by,round,beside,opposite,nr',
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
