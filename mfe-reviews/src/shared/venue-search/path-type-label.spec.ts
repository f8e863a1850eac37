import { pathTypeLabel } from './venue-option';

describe('pathTypeLabel', () => {
  it.each([
    ['shared_use_path', 'Shared Use Path'],
    ['footway', 'Footway'],
    ['STEPS_', 'Steps'],
  ])('writes %s as %s', (type, label) => expect(pathTypeLabel(type)).toBe(label));
  it('is nothing for what is not a footpath', () => expect(pathTypeLabel(null)).toBeNull());
});
