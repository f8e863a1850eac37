const DIETS = 'vegan,vegetarian,veggie,halal,kosher,organic';
const CUISINES =
  'indian,chinese,thai,italian,mexican,turkish,japanese,korean,vietnamese,lebanese,greek,spanish,caribbean,persian,nepalese,bangladeshi,' +
  'pakistani,sri lankan,malaysian,portuguese,brazilian,moroccan,ethiopian,mediterranean,asian,curry,curries,curry house,sushi,ramen,noodles,' +
  'tapas,dim sum,pizza,pizzas,pizzeria,pasta,burger,burgers,kebab,kebabs,steak,steakhouse,seafood,bbq,carvery,tandoori,balti,cuisine';

/** What somebody eats or leaves out, wherever it is sold. */
export const DIET_WORDS: ReadonlySet<string> = new Set(DIETS.split(','));
/** Those, dishes, and kitchens of countries. */
export const FOOD_WORDS: ReadonlySet<string> = new Set(`${DIETS},${CUISINES}`.split(/[, ]/));

/** Dishes by the word that the names of those who cook them have most often. */
const KITCHENS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    japanese: 'sushi,ramen',
    indian: 'curry,curries,curry house,tandoori,balti',
    chinese: 'dim sum,noodles',
    italian: 'pasta,pizzeria',
    spanish: 'tapas',
    grill: 'steak,steakhouse,steak house',
  }).flatMap(([kitchen, dishes]) => dishes.split(',').map((dish) => [dish, kitchen] as const)),
);

export const kitchenOf = (dish: string): string | null => KITCHENS.get(dish) ?? null;
