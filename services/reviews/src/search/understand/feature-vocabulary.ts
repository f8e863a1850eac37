import { SEARCH_TAG_CATEGORIES, type Feature } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';

/** Phrases that name a toilet for everybody and, in the same breath, the kind of place that is looked for. */
const TOILETS =
  'accessible toilet,accessible toilets,disabled toilet,disabled toilets,disabled loo,disabled loos,accessible loo,accessible loos,disabled wc,accessible wc,wheelchair toilet,wheelchair toilets,changing places,changing place,changing places toilet,changing places toilets,changing place toilet,barrierfree toilet,barrierfree toilets,barrier free toilet,barrier free toilets,step free toilet,step free toilets,level access toilet,wheelchair accessible toilet,wheelchair accessible toilets,wheelchair friendly toilet,wheelchair friendly toilets,accessible restroom,accessible restrooms,handicap restroom,handicap restrooms,handicapped restroom,handicap toilet,handicap toilets,handicapped toilet,ada restroom,disabled restroom,disabled restrooms,wheelchair loo,wheelchair wc,toilet for wheelchairs,toilet for wheelchair,toilet for disabled,toilets for disabled,toilet with changing bench,adult changing,adult changing facilities,behindertentoilette,behinderten wc,toilettes handicapés,aseos adaptados,多目的トイレ,toiled anabl,toiledau anabl,toiled hygyrch,toiledau hygyrch,tŷ bach hygyrch,toaleta dla niepełnosprawnych,toalety dla niepełnosprawnych,baño accesible,baños accesibles,aseo accesible,toilettes accessibles,bagno accessibile,' +
  'behindertentoiletten,behindertenwc,behinderten toilette,behinderten toiletten,behindertengerechte toilette,behindertengerechte toiletten,behindertengerechtes wc,rolli wc,rolliwc,rolli toilette,rollitoilette,rollstuhl wc,rollstuhltoilette,rollstuhl toilette,rollstuhlgerechte toilette,rollstuhlgerechte toiletten,rollstuhlgerechtes wc,barrierefreie toilette,barrierefreie toiletten,barrierefreies wc,toilettes handicapées,toilette handicapé,toilette handicapée,toilettes handicap,toilette handicap,toilettes pour handicapés,wc handicapé,wc handicapés,wc handicap,wc pour handicapés,toilettes pmr,toilette pmr,wc pmr,toilette accessible,toilettes adaptées,baño adaptado,baños adaptados,aseo adaptado,aseos accesibles,servicios adaptados,baño para discapacitados,baños para discapacitados,baño para minusválidos,baños para minusválidos,aseo para minusválidos,aseos para minusválidos,bagni accessibili,bagno disabili,bagni disabili,bagno per disabili,bagni per disabili,toilette disabili,toilette per disabili,wc disabili,wc per disabili,casa de banho acessível,casa de banho para deficientes,banheiro acessível,banheiro para deficientes,туалет для инвалидов,туалеты для инвалидов,туалета для инвалидов,доступный туалет,доступные туалеты,τουαλέτα αμεα,τουαλέτες αμεα,τουαλέτα για αμεα,wc αμεα,多目的 トイレ,障害者 トイレ,障害者用 トイレ,身障者用 トイレ,車椅子 トイレ,車椅子用 トイレ,无障碍 厕所,无障碍 洗手间,无障碍 卫生间,残疾人 厕所,残疾人 洗手间,残疾人 卫生间,無障礙 廁所,無障礙 洗手間,장애인 화장실,장애인화장실,حمام للمعاقين,مرحاض للمعاقين,مراحيض للمعاقين,حمام لذوي الاحتياجات الخاصة,विकलांग शौचालय,दिव्यांग शौचालय,व्हीलचेयर शौचालय,rolstoeltoilet,invalidentoilet';

/** As TOILETS: who types nothing else looks for a public toilet that has it. */
const RADAR =
  'radar key,radar keys,radar lock,radar locks,radar toilet,radar toilets,radar loo,radar loos,radar key toilet,radar key toilets,radar key loo,radar key loos,radar scheme,national key scheme,national key toilet,national key toilets,nks key,nks toilet,nks toilets';
const BABY =
  'baby changing,baby change,baby changing room,baby changing rooms,baby changing facilities,baby changing facility,baby changing area,baby changing table,changing table,changing tables,nappy changing,nappy change,nappy changing room,change a nappy,change nappies,change nappy,change the baby,change my baby,change a baby,change baby,parent and baby room,parent and child room,baby room,wickeltisch,wickelraum,table à langer,cambiador,fasciatoio,おむつ交換台';

/** What people type for a feature or a need, beside the words that hashtags know. */
const TYPED: readonly [features: readonly Feature[], words: string][] = [
  // Of these one is enough.
  [
    ['AudioDescription', 'BrailleSignage', 'TactileFeatures'],
    'blind,blind friendly,blind people,visually impaired,visual impairment,partially sighted,sight loss,low vision,sight impaired,cannot see,cant see,blinde,aveugle,ciegos,aveugles,malvoyant,malvoyants,malvoyante,malvoyantes,sehbehindert,sehbehinderte,sehbehinderten,sehbehinderung,para ciegos,discapacidad visual,ipovedenti,non vedenti,pessoas cegas,niewidomi,niewidomych,dla niewidomych,слепых,для слепых,незрячих,слабовидящих,для слабовидящих,τυφλούς,για τυφλούς,視覚障害,視覚障害者,盲人,视障,시각장애,시각장애인,مكفوفين,للمكفوفين,नेत्रहीन,दृष्टिहीन',
  ],
  [
    ['WheelchairAccess'],
    'electric wheelchair,electric wheelchairs,powered wheelchair,power wheelchair,manual wheelchair,motorised wheelchair,big wheelchair,large wheelchair,electric scooter,wheelchair,wheelchairs,wheelchair access,wheelchair accessible,wheelchair friendly,wheelchair user,wheelchair users,accessible,accessibility,disabled access,disabled friendly,disability access,disability friendly,accessible for wheelchairs,wheel chair,rollstuhl,rollstuhlgerecht,fauteuil roulant,silla de ruedas,車椅子,轮椅,cadair olwyn,mobility scooter,scooter,power chair,powerchair,disabled,wheelchair accessibility,wheelchairs accessible,wheelchair access for,accesible,accessable,accessibly,mobility friendly,limited mobility,reduced mobility,mobility impaired,mobility problems,rollstuhlgerechtes,rollstuhlgerechte,accesible en silla de ruedas,accessibile,accessibilità,sedia a rotelle,handicap,handicapped,handicapés,handicapé,pmr,minusválidos,wózek inwalidzki,dostępny,dla niepełnosprawnych,niepełnosprawnych,hygyrch,anabl,инвалидов,wheelchair entrance,accessible entrance,accesibles,accesibilidad,accessibles,accessibilité,adaptado,adaptada,adaptados,adaptadas,rollstuhlgerechter,rollstuhlgerechten,rollstuhlgerechtem,rollstuhlfahrer,für rollstuhlfahrer,rollstuhlzugänglich,behindertengerecht,behindertengerechte,behindertengerechter,behindertengerechtes,behindertengerechten,en fauteuil roulant,handicapée,handicapées,accès handicapé,accès handicapés,accès pmr,pour handicapés,mobilité réduite,à mobilité réduite,en silla de ruedas,para silla de ruedas,movilidad reducida,discapacitados,para discapacitados,para minusválidos,sedie a rotelle,in sedia a rotelle,disabili,per disabili,accessibili,accessibile ai disabili,cadeira de rodas,cadeiras de rodas,acessível,acessíveis,acessibilidade,mobilidade reduzida,para deficientes,na wózku,wózek,wózkiem,wózkiem inwalidzkim,wózka inwalidzkiego,wózków inwalidzkich,wózkach inwalidzkich,dostępna,dostępne,для инвалидов,инвалидная коляска,инвалидной коляски,инвалидной коляске,инвалидных колясок,для инвалидных колясок,для колясочников,доступный,доступная,доступные,доступная среда,маломобильных,αναπηρικό αμαξίδιο,αναπηρικά αμαξίδια,αναπηρικό καροτσάκι,αμαξίδιο,αμεα,για αμεα,άτομα με αναπηρία,προσβάσιμο,προσβάσιμη,προσβάσιμα,كرسي متحرك,بكرسي متحرك,للكرسي المتحرك,الكرسي المتحرك,كراسي متحركة,الكراسي المتحركة,للكراسي المتحركة,للمعاقين,ذوي الاحتياجات الخاصة,لذوي الاحتياجات الخاصة,व्हीलचेयर,व्हील चेयर,विकलांग,दिव्यांग,車いす,車椅子対応,車いす対応,車椅子用,輪椅,残疾人,휠체어,장애인,وہیل چیئر,হুইলচেয়ার,tekerlekli sandalye,rolstoel,rolstoeltoegankelijk,invalidní vozík',
  ],
  [
    ['StepFreeAccess'],
    'barrierfree,barrier free,double buggy,twin buggy,double pushchair,twin pushchair,double pram,step free,stepfree,step free access,no steps,no stairs,without steps,without stairs,level access,flat access,step free entrance,flat entrance,barrierefrei,senza barriere,バリアフリー,无障碍,barrierefreies,barrierefreie,no step,step less,without any steps,without any stairs,no steps or stairs,no stairs or steps,not many steps,not many stairs,avoid stairs,avoid steps,cant do steps,cannot do stairs,cannot do steps,cant manage steps,cannot manage stairs,cannot manage steps,cant climb stairs,struggle with stairs,struggles with stairs,struggle with steps,struggles with steps,not upstairs,without a step,without step,walking stick,stepless,pushchair,pushchairs,pushchair friendly,pram,prams,buggy,buggy friendly,pram friendly,crutches,walking frame,rollator,zimmer frame,cant do stairs,cant manage stairs,cannot climb stairs,level entrance,ground floor,on one level,sans marches,sin escalones,barrierefreier,barrierefreien,barrierefreiem,barrierefreiheit,stufenlos,stufenlose,stufenloser,stufenfrei,ohne stufen,ohne treppen,sans escalier,sans escaliers,de plain pied,sin escaleras,senza scale,sem degraus,sem escadas,bez schodów,без ступенек,без ступеней,без лестниц,без барьеров,безбарьерный,безбарьерная среда,χωρίς σκαλιά,χωρίς σκάλες,段差なし,無障礙,배리어프리,무장애,bezbariérový',
  ],
  [
    ['HearingLoop'],
    'hearing loop,hearing loops,induction loop,loop system,t loop,hearing aid,hearing aids,hearing impaired,hard of hearing,deaf,deaf friendly,hearing aid users,hearing loss,hearing loop system,induction loops,telecoil,t coil,schwerhörig,malentendants,schwerhörige,schwerhörigen,gehörlos,gehörlose,gehörlosen,für gehörlose,höranlage,malentendant,malentendante,malentendantes,sourds,pour sourds,sordos,para sordos,bucle magnético,non udenti,ipoudenti,surdos,para surdos,głuchych,niesłyszących,słabosłyszących,niedosłyszących,pętla indukcyjna,глухих,для глухих,слабослышащих,для слабослышащих,κωφούς,για κωφούς,βαρήκοους,聴覚障害,聴覚障害者,難聴,聋人,听障,청각장애,청각장애인,للصم,ضعاف السمع,बधिर',
  ],
  [
    ['SignLanguage'],
    'sign language,bsl,british sign language,bsl interpreted,signed,sign language interpreter,sign language interpreted,bsl users,bsl tour,bsl tours,signed performance,signed performances,gebärdensprache,in gebärdensprache,gebärdensprachdolmetscher,langue des signes,lengua de señas,lingua dei segni,língua gestual,język migowy,języku migowym,жестовый язык,язык жестов,жестового языка,νοηματική,νοηματική γλώσσα,手話,手语,手語,수어,수화,لغة الإشارة,सांकेतिक भाषा',
  ],
  [
    ['AccessibleToilets'],
    `${TOILETS},accessible bathroom,disabled bathroom,disabled bathrooms,disabled facilities,hoist`,
  ],
  [
    ['DisabledParking'],
    'wheelchair parking,parking for wheelchairs,parking for disabled,parking for wheelchair users,handicap parking,handicapped parking,blue badge,blue badge parking,disabled parking,accessible parking,disabled bay,disabled bays,disabled parking spaces,blue badge spaces,blue badge bays,blue badge holders,disabled car park,disabled spaces,disabled parking bay,disabled parking bays,behindertenparkplatz,behindertenparkplätze,behinderten parkplatz,parking handicapé,parking handicapés,stationnement handicapé,place handicapé,places handicapées,parking pmr,place pmr,places pmr,aparcamiento para minusválidos,aparcamiento para discapacitados,parcheggio disabili,parcheggio per disabili,парковка для инвалидов,parking dla niepełnosprawnych,장애인 주차장,장애인주차장',
  ],
  [
    ['LiftAccess'],
    'lift,lifts,lift access,elevator,elevators,with a lift,lift to all floors,with lifts,stairlift,stair lift,ascensor,aufzug,ascenseur,winda,aufzüge,fahrstuhl,mit aufzug,ascenseurs,avec ascenseur,ascensores,con ascensor,ascensore,ascensori,con ascensore,elevador,elevadores,z windą,лифт,лифтом,с лифтом,лифты,ασανσέρ,με ασανσέρ,ανελκυστήρας,エレベーター,电梯,電梯,엘리베이터,مصعد,مصاعد,लिफ्ट,asansör',
  ],
  [
    ['AccessibleRamps'],
    'ramp,ramps,wheelchair ramp,rampe,rampa,rollstuhlrampe,пандус,пандусы,пандусом,ράμπα,スロープ,坡道,경사로,रैंप',
  ],
  [
    ['ServiceAnimalFacilities'],
    'guide dog,guide dogs,assistance dog,assistance dogs,service dog,service animal,guide dog friendly,assistance dog friendly,hearing dog,hearing dogs,support dog,support dogs,service dogs,therapy dog,medical alert dog,guide dogs allowed,guide dogs welcome,assistance dogs welcome,assistance dogs allowed,blindenhund,blindenhunde,blindenführhund,blindenführhunde,assistenzhund,assistenzhunde,chien guide,chien d assistance,chien dassistance,perro guía,perro de asistencia,cane guida,cani guida,cão guia,cães guia,pies przewodnik,psem przewodnikiem,собака поводырь,собакой поводырем,σκύλος οδηγός,盲導犬,補助犬,介助犬,导盲犬,導盲犬,안내견,كلب مرشد,गाइड डॉग',
  ],
  [
    ['QuietSpaces'],
    'quiet,quiet space,quiet room,quiet hour,quiet place,calm,peaceful,low noise,not noisy,quieter,quietest,quiet hours,quiet area,quiet corner,quiet time,quiet times,silent,not too loud,not loud,low sensory,without music,no music,no loud sound,no loud sounds,without loud sounds,ruhig,ruhige,ruhiges,тихий,тихое,тихая,ήσυχο,静か,静かな,安静,조용한,هادئ,शांत',
  ],
  [
    ['SensorySupport'],
    'sensory,sensory friendly,autism,autistic,autism friendly,relaxed performance,relaxed performances,relaxed screening,relaxed,autistic friendly,autistic child,autistic children,autistic son,autistic daughter,autistic kids,asd,asd friendly,adhd,adhd friendly,neurodivergent,neurodivergent friendly,neurodiverse,neurodiversity,aspergers,sensory room,sensory needs,sensory rooms,sensory backpacks,sen friendly,send friendly,special needs,autismo,autisme,relaxed sessions,relaxed session,autismus,аутизм,аутизмом,αυτισμός,自閉症,自闭症,자폐,توحد,ऑटिज़्म',
  ],
  [
    ['StaffTraining'],
    'dementia,dementia friendly,sunflower,sunflower lanyard,hidden disability,hidden disabilities,alzheimers,alzheimers friendly,trained staff,staff trained,memory loss,hidden disabilities sunflower',
  ],
  [
    ['AudioDescription'],
    'audio description,audio described,audio descriptions,audio description tour,audio guide for blind',
  ],
  [['AnnouncementSystems'], 'captions,captioned,subtitles,subtitled'],
  [['BrailleSignage'], 'braille,braille menu,braille signs,braille menus,braille signage'],
  [
    ['LargePrintMenus'],
    'large print,large print books,large print book,large print menu,large print menus,large text menu,big print,big print menu',
  ],
  [['TactilePaving'], 'tactile paving,white cane'],
  [
    ['AccessibleRooms'],
    'accessible room,accessible rooms,wet room,wetroom,roll in shower,adapted room,disabled room,disabled rooms,accessible bedroom,accessible bedrooms,wheelchair room,wheelchair accessible room,wheelchair accessible rooms,wet rooms,walk in shower,level access shower,adapted rooms,adapted bathroom,roll in showers',
  ],
  [['StepFreeToPlatforms'], 'step free to platform,step free to platforms'],
  [['StepFreeToTrains'], 'step free to train,step free to trains'],
  [['AssistanceAvailable'], 'passenger assistance,passenger assist,assistance'],
  [
    ['MobilityEquipmentRental'],
    'wheelchair hire,scooter hire,shopmobility,wheelchair rental,borrow a wheelchair,hire a wheelchair,wheelchair loan,wheelchairs to borrow,wheelchairs for hire,mobility scooter hire,mobility hire',
  ],
  [['RadarKey'], RADAR],
  [['BabyChanging'], BABY],
  [['LowCounters'], 'low counter,low counters'],
  [['PrioritySeating'], 'priority seating,priority seats'],
  [['EvacuationChairs'], 'evacuation chair,evac chair'],
];

/** Names of conditions stand in tags too, but a search by one would only guess what somebody needs: tags alone do that. */
const fromTags = SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags)
  .filter(({ features }) => features.length === 1)
  .flatMap(({ features, words }) => words.map((word) => [fold(word), features] as const));

export const FEATURE_PHRASES: ReadonlyMap<string, readonly Feature[]> = new Map([
  ...fromTags,
  ...TYPED.flatMap(([features, words]) => words.split(',').map((word) => [fold(word), features] as const)),
]);

/** A phrase that names a feature and, in the same breath, what kind of place is looked for. */
export const KIND_IN_FEATURE: ReadonlySet<string> = new Set([TOILETS, RADAR, BABY].join().split(',').map(fold));
