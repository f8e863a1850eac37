/** Text on and under every map. */
export const MAP_WORDS = {
  legend: 'Legend',
  needsConnection: 'Street detail needs a connection.',
  source: (attribution: string) => `Map: ${attribution}.`,
  noStreets: 'This map shows coasts, towns and stations, but no streets.',
  heatSquares:
    'The number shows how many open reports there are. The bigger and darker a square, the more reports there are, or the worse or newer they are. In dark mode, squares get brighter instead.',
} as const;
