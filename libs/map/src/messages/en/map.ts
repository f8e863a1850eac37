/** What stands on and under every map. */
export const MAP_WORDS = {
  legend: 'Legend',
  needsConnection: 'Street detail needs a connection.',
  source: (attribution: string) => `Map: ${attribution}.`,
  noStreets: 'This map shows coasts, towns and stations, but no streets. Move as close as you can.',
  heatSquares:
    'The number counts open reports. Bigger, darker squares mean more, worse or newer reports. In dark mode they are brighter instead.',
} as const;
