import { render } from '@testing-library/react';
import { RESULT } from '../../test-support/samples';
import { VenueOption } from './venue-option';

const words = (part: object) => render(<VenueOption venue={{ ...RESULT, ...part }} />).container.textContent;

describe('a line of the search list (S3.2)', () => {
  it('names a footpath by its type in title case, and other venues by their category', () => {
    expect(words({ pathType: 'shared_use_path' })).toBe('Leeds (LDS)New Station Street · Leeds, UK · Shared Use Path');
    expect(words({})).toBe('Leeds (LDS)New Station Street · Leeds, UK · Transport');
  });
});
