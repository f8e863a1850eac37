import { SEARCH_TAG_CATEGORIES, type Feature } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';

/** What people type for a feature or a need, beside the words that hashtags know. */
const TYPED: readonly [features: readonly Feature[], words: string][] = [
  // Of these one is enough.
  [
    ['AudioDescription', 'BrailleSignage', 'TactileFeatures'],
    'blind,blind friendly,blind people,visually impaired,visual impairment,partially sighted,sight loss,low vision,sight impaired,cannot see,cant see,blinde,aveugle,ciegos',
  ],
  [
    ['WheelchairAccess'],
    'wheelchair,wheelchairs,wheelchair access,wheelchair accessible,wheelchair friendly,wheelchair user,wheelchair users,accessible,accessibility,disabled access,disabled friendly,disability access,disability friendly,accessible for wheelchairs,wheel chair,rollstuhl,rollstuhlgerecht,fauteuil roulant,silla de ruedas,車椅子,轮椅,cadair olwyn,mobility scooter,scooter,power chair,powerchair,disabled,wheelchair accessibility,wheelchairs accessible,wheelchair access for,accesible,accessable,accessibly,mobility friendly,limited mobility,reduced mobility,mobility impaired,mobility problems,rollstuhlgerechtes,rollstuhlgerechte,accesible en silla de ruedas,accessibile,accessibilità,sedia a rotelle,handicap,handicapped,handicapés,handicapé,pmr,minusválidos,wózek inwalidzki,dostępny,dla niepełnosprawnych,niepełnosprawnych,hygyrch,anabl,инвалидов,wheelchair entrance,accessible entrance',
  ],
  [
    ['StepFreeAccess'],
    'step free,stepfree,step free access,no steps,no stairs,without steps,without stairs,level access,flat access,step free entrance,flat entrance,barrierefrei,senza barriere,バリアフリー,无障碍,barrierefreies,barrierefreie,no step,step less,without any steps,without any stairs,no steps or stairs,no stairs or steps,not many steps,not many stairs,avoid stairs,avoid steps,cant do steps,cannot do stairs,cannot do steps,cant manage steps,cannot manage stairs,cannot manage steps,cant climb stairs,struggle with stairs,struggles with stairs,struggle with steps,struggles with steps,not upstairs,without a step,without step,walking stick,stepless,pushchair,pushchairs,pushchair friendly,pram,prams,buggy,buggy friendly,pram friendly,crutches,walking frame,rollator,zimmer frame,cant do stairs,cant manage stairs,cannot climb stairs,level entrance,ground floor,on one level,sans marches,sin escalones',
  ],
  [
    ['HearingLoop'],
    'hearing loop,hearing loops,induction loop,loop system,t loop,hearing aid,hearing aids,hearing impaired,hard of hearing,deaf,deaf friendly,hearing aid users,hearing loss,hearing loop system,induction loops,telecoil,t coil,schwerhörig,malentendants',
  ],
  [
    ['SignLanguage'],
    'sign language,bsl,british sign language,bsl interpreted,signed,sign language interpreter,sign language interpreted,bsl users,bsl tour,bsl tours,signed performance,signed performances',
  ],
  [
    ['AccessibleToilets'],
    'accessible toilet,accessible toilets,disabled toilet,disabled toilets,disabled loo,accessible loo,wheelchair toilet,wheelchair toilets,changing places,changing place,radar key,radar toilet,accessible bathroom,behindertentoilette,多目的トイレ,disabled bathroom,disabled bathrooms,disabled wc,accessible wc,disabled facilities,adult changing,adult changing facilities,hoist,toilettes handicapés,aseos adaptados,toilet for disabled,toilets for disabled,toilet with changing bench,changing places toilets,changing places toilet,changing place toilet,disabled loos,accessible loos,radar toilets,behinderten wc,toiled anabl,toiledau anabl,toiled hygyrch,toiledau hygyrch,tŷ bach hygyrch,toaleta dla niepełnosprawnych,toalety dla niepełnosprawnych,baño accesible,baños accesibles,aseo accesible,toilettes accessibles,bagno accessibile',
  ],
  [
    ['DisabledParking'],
    'blue badge,blue badge parking,disabled parking,accessible parking,disabled bay,disabled bays,disabled parking spaces,blue badge spaces,blue badge bays,blue badge holders,disabled car park,disabled spaces,disabled parking bay,disabled parking bays,behindertenparkplatz',
  ],
  [
    ['LiftAccess'],
    'lift,lifts,lift access,elevator,elevators,with a lift,lift to all floors,with lifts,stairlift,stair lift,ascensor,aufzug,ascenseur,winda',
  ],
  [['AccessibleRamps'], 'ramp,ramps,wheelchair ramp'],
  [
    ['ServiceAnimalFacilities'],
    'guide dog,guide dogs,assistance dog,assistance dogs,service dog,service animal,guide dog friendly,assistance dog friendly,hearing dog,hearing dogs,support dog,support dogs,service dogs,therapy dog,medical alert dog,guide dogs allowed,guide dogs welcome,assistance dogs welcome,assistance dogs allowed,blindenhund',
  ],
  [
    ['QuietSpaces'],
    'quiet,quiet space,quiet room,quiet hour,quiet place,calm,peaceful,low noise,not noisy,quieter,quietest,quiet hours,quiet area,quiet corner,quiet time,quiet times,silent,not too loud,not loud,low sensory,without music,no music',
  ],
  [
    ['SensorySupport'],
    'sensory,sensory friendly,autism,autistic,autism friendly,relaxed performance,relaxed performances,relaxed screening,relaxed,autistic friendly,autistic child,autistic children,autistic son,autistic daughter,autistic kids,asd,asd friendly,adhd,adhd friendly,neurodivergent,neurodivergent friendly,neurodiverse,neurodiversity,aspergers,sensory room,sensory needs,sensory rooms,sensory backpacks,sen friendly,send friendly,special needs,autismo,autisme,relaxed sessions,relaxed session',
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
  [['LargePrintMenus'], 'large print,large print menu,large print menus,large text menu,big print,big print menu'],
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
export const KIND_IN_FEATURE: ReadonlySet<string> = new Set(
  [
    'accessible toilet,accessible toilets,disabled toilet,disabled toilets,disabled loo,disabled loos,accessible loo,accessible loos,disabled wc,accessible wc,wheelchair toilet,wheelchair toilets,changing places,changing place,changing places toilet,changing places toilets,changing place toilet,toilet for disabled,toilets for disabled,toilet with changing bench,adult changing,adult changing facilities,radar toilet,radar toilets,behindertentoilette,behinderten wc,toilettes handicapés,aseos adaptados,多目的トイレ,toiled anabl,toiledau anabl,toiled hygyrch,toiledau hygyrch,tŷ bach hygyrch,toaleta dla niepełnosprawnych,toalety dla niepełnosprawnych,baño accesible,baños accesibles,aseo accesible,toilettes accessibles,bagno accessibile',
  ]
    .flatMap((words) => words.split(','))
    .map(fold),
);
