import { FLOWS } from './flows';

/** Links to the pages of the previous and next screens. */
export function ScreenFlow({ title }: { title: string }) {
  const flow = FLOWS[title.replace(/^Screens\//, '')];
  if (flow === undefined) return null;
  return (
    <>
      <h2>Flow</h2>
      <Step label="Before" screens={flow.before} />
      <Step label="After" screens={flow.after} />
    </>
  );
}

function Step({ label, screens }: { label: string; screens: readonly string[] }) {
  if (screens.length === 0) return null;
  return (
    <p>
      <strong>{label}:</strong>{' '}
      {screens.map((screen, at) => (
        <span key={screen}>
          {at > 0 && ', '}
          <a href={`./?path=/docs/${docsId(screen)}`} target="_top">
            {screen.split('/').slice(1).join(', ')}
          </a>
        </span>
      ))}
    </p>
  );
}

/** The id that Storybook derives from the title. */
function docsId(screen: string): string {
  return `${`Screens/${screen}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}
