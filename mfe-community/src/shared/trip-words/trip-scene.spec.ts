import { tripScene } from './trip-scene';

const trip = (title: string, destination = 'York', description = '') => ({ title, destination, description });

it.each([
  [trip('Sand in my wheels', 'Whitby', 'Two days at the beach.'), 'coast'],
  [trip('By train to Edinburgh'), 'hills'],
  [trip('A week in the Peak District'), 'hills'],
  [trip('Museums with a power chair'), 'town'],
  [trip('Research in Baywater'), 'town'],
])('the picture of %j is of the %s', (words, scene) => {
  expect(tripScene(words)).toBe(scene);
});
