import type { Decorator } from '@storybook/react-vite';
import { frameUrl } from '../review/frameUrl';

/** Decorator that renders a story twice, English next to Arabic, each in its own iframe. */
export const inBothDirections: Decorator = (Story, { globals, id }) => {
  if (globals['view'] !== 'both') return <Story />;
  const settings = Object.fromEntries(
    ['brand', 'scheme', 'textSize', 'network'].map((name) => [name, String(globals[name])]),
  );
  return (
    <div style={{ display: 'flex', blockSize: '100vh', gap: '1px' }} dir="ltr">
      {(['en', 'ar'] as const).map((locale) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page
        <iframe
          key={locale}
          title={locale}
          src={frameUrl(id, { ...settings, view: 'one', locale })}
          style={{ flex: 1, minInlineSize: 0, border: 0 }}
        />
      ))}
    </div>
  );
};
