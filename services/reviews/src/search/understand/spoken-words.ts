import { fold } from '../../text/fold';

const list = (words: string) => new Set(words.split(',').map(fold));

/** Words of a question that say nothing about what is looked for. */
export const FILLERS = list(
  'a,an,the,she,he,shes,hes,theyre,were,going,see,seeing,watch,watching,tour,tours,ticket,tickets,grandparents,boyfriend,girlfriend,children,child,kids,kid,kiddies,little one,little ones,toddler,toddlers,teenager,teenagers,adult,adults,older,nana,sons,daughters,nephew,niece,staff,helpful,any,some,for,with,aux,and,of,to,is,are,there,that,have,has,i,im,my,we,can,you,please,find,find me,show,show me,looking,look,want,need,search,where,whats,what,which,go,get,me,good,best,nice,nearest,closest,cheap,open,now,today,place,places,somewhere,venue,venues,location,locations,somebody,people,user,users,friendly,facilities,facility,access,uk,list,it,do,does,local,who,use,uses,using,mum,dad,mother,father,wife,husband,son,daughter,nan,trip,visit,visiting,go to,spaces,spots,spot,available,suitable,great,free,someone,anyone,everyone,take,bring,give,gives,allow,allows,allowed,accept,accepts,welcome,welcomes,welcoming,offer,offers,offering,provide,provides,serve,serves,serving,sell,sells,will,would,could,should,be,this,it,its,they,them,their,his,her,our,your,from,about,very,really,also,just,more,most,much,many,lots,how,when,hey,hi,hello,thanks,ok,okay,help,tell,know,like,love,suit,suits,suited,cater,caters,catering,equipped,proper,decent,recommend,recommended,recommendations,rated,tonight,tomorrow,weekend,grandma,granny,grandad,grandmother,grandfather,parents,partner,friend,friends,sister,brother,carer,carers,elderly,quickly,urgently,if,as,well,but,without,whose,options,option,areas,menus,enough,currently,still,walking,everywhere,anywhere,actually,am,into,holiday,holidays,weekend break,break,today,than,then,was,been,id,ive,theres,wanna,gonna,someplace,got,gets,getting,way,one,ones,other,others,only,special,around,between,possible,possibly,easy,easily,maybe,bit,any good,big,small,large,little,room,rooms,top,favourite,popular,famous,lovely,pretty,brilliant,excellent,amazing,fun,takes,taking,lets,let,nhs,entrance,entrances,property,properties,bedroom,bedrooms,performance,performances,thats,heres,wheres,whos,pls,plz,hiya,pour,avec,mit,con,para,per,für,gibt,wo,ist,nächste,nächsten,nächstes,die,der,das,gdzie,donde,où,где,для,есть,и,με,για,zugang',
);

/** Of those, the ones that also begin names: "Best Western", "Open Air Theatre". */
export const SOFT_FILLERS = list(
  'children,child,kids,kid,adult,older,nana,best,good,nice,cheap,open,great,free,local,place,people,now,today,looking,search,friendly,new,available,uk,list,access,welcome,love,friends,friend,parents,brother,sister,help,most,more,hello,proper,about,our,your,his,her,this,if,tell,know,enough,serve,walking,holiday,break,way,one,other,only,special,between,big,small,large,little,room,rooms,staff,helpful,top,popular,famous,lovely,pretty,brilliant,excellent,amazing,fun,easy,then,lets,let,takes,taking,nhs,property,properties,performance,performances,pour,con,para,per,für,die,der,das',
);

/** "That's open on Sundays": when. "Open" alone is not among them: an open-air theatre is called so. */
const OPEN = [
  ...[
    'thats open',
    'that is open',
    'that are open',
    'which is open',
    'which are open',
    'whats open',
    'is open',
    'are open',
  ],
  'open',
].flatMap((open) =>
  ',now,right now,today,tonight,late,early,all day,tomorrow,at the moment,this evening,this morning,sundays,on sunday,on sundays,mondays,on monday,bank holidays,christmas day,past midnight'
    .split(',')
    .map((when) => `${open} ${when}`.trim())
    .filter((phrase) => phrase !== 'open'),
);

/** No source tells who pays; "carer" alone asks for staff who know what to do. */
export const CARER_TICKETS = list(
  'free carer ticket,free carer tickets,free carer entry,free carer,carer ticket,carer tickets,carers ticket,carers free,carers go free,free for carers,free for a carer,free entry for carers,companion ticket,companion tickets,free companion ticket,free companion,essential companion,carer discount,carers discount',
);

/** "M&S Food" is a shop. */
const FOOD_SHOPS = list('m s,m and s,marks and spencer,marks spencer,co op,coop');
export const FOOD_OF_SHOPS: ReadonlySet<string> = new Set([...FOOD_SHOPS].map((shop) => `${shop} food`));

/** What people ask for and our data has no word about: said, and left out. */
export const UNHELD = list(
  `${OPEN.join()},when it rains,when its raining,if it rains,in the rain,rainy day,wet day,wet weather,rainy days,on a rainy day,on a wet day,sea front,on the sea front,near the sea front,sea view,with a sea view,with sea view,coach friendly,coach parties,coach party,coach groups,coach parking,disabled discount,disability discount,disabled concession,concession,concessions,concession ticket,discount for disabled,ceapass,cea card,access card,max card,late night,late opening,24h,24hr,24 hr,24hrs,24 hrs,24 7,round the clock,all night,open 24 7,luxury,boutique,gay,lgbt,lgbtq,queer,by the sea,by the seaside,by the beach,by the river,by the water,near the sea,near the beach,near the river,near the water,near the seafront,on the seafront,on the beach,on the river,overlooking the sea,with sea views,sea views,with parking,free cancellation,cheap parking,pay and display,good reviews,good food,open now,open today,open tonight,open tomorrow,open this weekend,open at weekends,open on saturday,open saturdays,open early,still open,opening times,opening hours,open all day,open all night,dog friendly,dogs allowed,dogs welcome,pet friendly,child friendly,children friendly,family friendly,kid friendly,kids friendly,baby friendly,lgbt friendly,budget friendly,vegan friendly,vegetarian friendly,gluten free,halal food,kosher food,vegan options,vegan food,free wifi,wifi,beer garden,outdoor seating,sea view,with a view,live sport,24 hour,24 hours,open late,open 24 hours,open on sunday,open sundays,drive thru,free entry,free parking,highchair,highchairs,air conditioning,not too busy,not busy,not crowded,less crowded,cosy,romantic,posh,fancy,trendy`,
);

/** Before a place. `in` and `at` mean the place itself, the others round about it. */
export const IN_WORDS = list(
  'in,at,within,inside,yn,yng,ym,w,en,on,в,во,на,στο,στη,στην,στον,σε,في,au,nel,nella,में,میں',
);
export const NEAR_WORDS = list(
  'near,nere,neer,nar,nearby,near to,close to,closest to,nearest to,around,next to,by,round,beside,opposite,outside,behind,outside of,across from,nr,arround,aroud,oposite,opposit,distance of,distance from,distance to,cerca de,cerca del,pres de,blisko,vicino a,ger,возле,около,рядом с,κοντά στο,κοντά στη,κοντά στην,κοντά σε,بالقرب من,قرب,nahe,bei,neben,pres du,pres des,vicino al,vicino alla,kolo,adjacent to,along from,down the road from,in the vicinity of,walking distance from,walking distance of,walking distance to,within walking distance of,just off,overlooking,round the corner from,round corner from,around the corner from,at the back of,in front of',
);

/** Before what a place should have. */
export const HAVING = list('with,has,have,having,mit,avec');
/** "Near Euston with a guide dog", "near Euston that is open": the place ends before these. */
export const AFTER_PLACE: ReadonlySet<string> = new Set([...HAVING, 'that', 'which', 'where', 'who']);

export const NEAR_ME = list(
  'near me,nearby,near by,近く,附近,周辺,cerca de mi,in meiner nähe,près de moi,vicino a me,blisko mnie,yn agos ata i,рядом,around me,close to me,near here,around here,nearest to me,closest to me,by me,near my location,near my house,my area,in my area,local to me,near where i am,nr me,nere me,next to me,beside me,where i am,close by,round here,nearest me,my location,in der nähe,in der nahe,hier in der nähe,près d ici,à proximité,a proximite,cerca de aquí,cerca de aqui,qui vicino,nelle vicinanze,w pobliżu,κοντά μου,εδώ κοντά,قريب مني,بالقرب مني,рядом со мной,возле меня,поблизости,yakınımda,near us,around us,close to us,near my hotel,close to home,near home,nearest to us,within walking distance,where we are,from here,nearer to me',
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
  hosp: 'hospital',
  qmc: 'queens medical centre',
  rvi: 'royal victoria infirmary',
  lgi: 'leeds general infirmary',
  uclh: 'university college hospital',
  lse: 'london school of economics',
  uea: 'university of east anglia',
  'jr hospital': 'john radcliffe hospital',
  'premier inns': 'premier inn',
  travelodges: 'travelodge',
  'crown liquor saloon': 'crown bar',
  'crown liquor': 'crown bar',
  大英博物館: 'british museum',
  大英博物馆: 'british museum',
  대영박물관: 'british museum',
};
export const NAMES_AS_SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries(SPOKEN_NAMES).map(([spoken, name]) => [fold(spoken), name]),
);
