import type { Language } from '@jawla/contract/limits';
import { languageOf } from './languageOf';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Browser } from './Browser';
import type { PagesCode } from '#shell';
import { fakeDevice, type DeviceOptions } from './fakeDevice';
import { fakeTransport, type Line } from './fakeTransport';

export interface JourneyOptions extends DeviceOptions {
  pages: PagesCode;
  /** The address that each tab of the browser opens. */
  paths: readonly string[];
}

/** Where the files of a journey leave. */
export const files: { line: Line } = { line: fakeTransport().line };

/** Puts a whole portal into a browser of its own: several screens, one session, real addresses. */
export function journey(options: JourneyOptions): Decorator {
  return (_, { globals, id, parameters }) => (
    <TestEnvironment
      key={`${id}-${String(globals['locale'])}`}
      {...options}
      {...overrides(parameters['journey'])}
      locale={languageOf(globals)}
    />
  );
}

/** A story may differ from its file in `parameters.journey`. */
function overrides(given: unknown): Partial<JourneyOptions> {
  return typeof given === 'object' && given !== null ? given : {};
}

function TestEnvironment({
  paths,
  pages,
  locale,
  ...options
}: JourneyOptions & { locale: Language }) {
  // A device and a line live as long as the story is shown.
  const [device] = useState(() => fakeDevice({ token: null, ...options }));
  const [way] = useState(openLine);
  return <Browser {...{ device, paths, locale, pages }} files={way} />;
}

/** A line that the story holds in its hands. */
function openLine() {
  const { transport, network, line } = fakeTransport();
  files.line = line;
  return { transport, network };
}
