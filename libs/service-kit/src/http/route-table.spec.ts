import { RouteTable } from './route-table';

describe('RouteTable', () => {
  it('knows the methods of an address by its pattern', () => {
    const table = new RouteTable();
    table.add('GET', '/api/venues/:id');
    table.add(['PUT', 'GET'], '/api/venues/:id');
    table.add('POST', '/api/venues');
    expect(table.methodsOf('/api/venues/12?x=/y')).toEqual(['GET', 'PUT']);
    table.add('GET', '/api/venues/:id.json');
    expect(table.methodsOf('/api/venues/12.json')).toEqual(['GET', 'PUT']);
    expect(table.methodsOf('/api/venues/12xjson')).toEqual(['GET', 'PUT']);
    table.add('DELETE', '/api/maps/:id.json');
    expect(table.methodsOf('/api/maps/12')).toEqual([]);
    expect(table.methodsOf('/api/maps/12.json')).toEqual(['DELETE']);
    expect(table.methodsOf('/api/venues')).toEqual(['POST']);
    expect(table.methodsOf('/api/venues/12/reviews')).toEqual([]);
  });
});
