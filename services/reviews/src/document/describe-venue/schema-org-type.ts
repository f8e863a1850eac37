import type { VenueCategory } from '@waymark/contracts-reviews';

const BY_KIND: Readonly<Record<string, string>> = {
  railway_station: 'TrainStation',
  bus_station: 'BusStation',
  airport: 'Airport',
  port: 'BoatTerminal',
  ferry_terminal: 'BoatTerminal',
  hostel: 'Hostel',
  restaurant: 'Restaurant',
  fast_food: 'FastFoodRestaurant',
  cafe: 'CafeOrCoffeeShop',
  pub: 'BarOrPub',
  bar: 'BarOrPub',
  bakery: 'Bakery',
  supermarket: 'GroceryStore',
  pharmacy: 'Pharmacy',
  chemist: 'Pharmacy',
  hospital: 'Hospital',
  doctors: 'MedicalClinic',
  dentist: 'Dentist',
  museum: 'Museum',
  theatre: 'PerformingArtsTheater',
  cinema: 'MovieTheater',
  school: 'School',
  university: 'CollegeOrUniversity',
  library: 'Library',
  bank: 'BankOrCreditUnion',
  stadium: 'StadiumOrArena',
  park: 'Park',
};

const BY_CATEGORY: Readonly<Record<VenueCategory, string>> = {
  restaurant: 'Restaurant',
  hotel: 'Hotel',
  shop: 'Store',
  venue: 'Place',
  transport: 'CivicStructure',
  healthcare: 'MedicalClinic',
  education: 'EducationalOrganization',
  entertainment: 'EntertainmentBusiness',
};

/** The narrowest subtype of schema.org's Place that fits; all of them carry amenityFeature, review and aggregateRating. */
export function schemaOrgType({ kind, category }: { kind: string | null; category: VenueCategory }): string {
  const byKind = kind !== null && Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind] : undefined;
  return byKind ?? BY_CATEGORY[category];
}
