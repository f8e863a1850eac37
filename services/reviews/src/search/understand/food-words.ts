const DIETS = 'vegan,vegetarian,veggie,halal,kosher,organic';
const CUISINES =
  'indian,chinese,thai,italian,mexican,turkish,japanese,korean,vietnamese,lebanese,greek,spanish,caribbean,persian,nepalese,bangladeshi,' +
  'pakistani,sri lankan,malaysian,portuguese,brazilian,moroccan,ethiopian,mediterranean,asian,curry,curries,curry house,sushi,ramen,noodles,' +
  'tapas,dim sum,pizza,pizzas,pizzeria,pasta,burger,burgers,kebab,kebabs,steak,steakhouse,seafood,bbq,carvery,tandoori,balti,cuisine';

/** What somebody eats or leaves out, wherever it is sold. */
export const DIET_WORDS: ReadonlySet<string> = new Set(DIETS.split(','));
/** Those, dishes, and kitchens of countries. */
export const FOOD_WORDS: ReadonlySet<string> = new Set(`${DIETS},${CUISINES}`.split(/[, ]/));

/** What people call a kitchen or its dishes, and what the names of those who cook so have in them. */
const KITCHENS: readonly [said: string, inNames: string][] = [
  ['indian,curry,curries,curry house,tandoori,balti,bangladeshi,pakistani', 'indian,tandoori,balti,spice,curry'],
  ['chinese,dim sum,noodles', 'chinese,china,wok,dragon,oriental'],
  ['italian,pasta,pizzeria', 'italian,ristorante,pizzeria,trattoria,zizzi'],
  ['pizza,pizzas', 'pizza,pizzeria'],
  ['japanese,sushi,ramen', 'japanese,sushi,ramen'],
  ['mexican', 'mexican,taco,burrito,tortilla'],
  ['turkish,kebab,kebabs', 'turkish,kebab,istanbul,anatolia'],
  ['spanish,tapas', 'tapas,spanish'],
  ['greek', 'greek,taverna'],
  ['lebanese', 'lebanese,beirut'],
  ['caribbean', 'caribbean,jerk'],
  ['vietnamese', 'vietnamese,pho'],
  ['steak,steakhouse,steak house', 'steak,grill'],
  ['burger,burgers', 'burger'],
  ['seafood', 'seafood,fish'],
];
const IN_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  KITCHENS.flatMap(([said, inNames]) => said.split(',').map((dish) => [dish, inNames.split(',')] as const)),
);

/** Words of which places that serve it have one in their names. */
export const kitchenWords = (dish: string): readonly string[] => IN_NAMES.get(dish) ?? [];
