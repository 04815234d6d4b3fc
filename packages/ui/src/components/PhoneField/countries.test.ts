import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold';
import { countriesIn } from './countries';

describe.each(['en', 'ar'] as const)('countriesIn %s', (locale) => {
  const found = (term: string) =>
    countriesIn(locale)
      .filter(({ key }) => key.includes(fold(term)))
      .map(({ country }) => country);

  it('sorts Jordan first', () => {
    expect(countriesIn(locale)[0]).toMatchObject({ country: 'JO', dialCode: '+962' });
  });

  it.each(['الأردن', 'الاردن', 'jordan', 'JO', '962', '+962', '٩٦٢'])(
    'finds Jordan by %s',
    (term) => {
      expect(found(term)).toContain('JO');
    },
  );

  it('finds nothing for a term that matches no country', () => {
    expect(found('zzzz')).toEqual([]);
  });
});
