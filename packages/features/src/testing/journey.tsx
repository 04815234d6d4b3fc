import type { Language } from '@jawla/contract/limits';
import { languageOf } from './languageOf';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Browser } from './Browser';
import type { PagesCode } from '#shell';
import { fakeDevice, type DeviceOptions } from './fakeDevice';
import { fakeTransport, type TransportControls } from './fakeTransport';

export interface JourneyOptions extends DeviceOptions {
  pages: PagesCode;
  /** The URL of each tab. */
  paths: readonly string[];
}

/** The fake transport of the journey. */
export const files: { controls: TransportControls } = { controls: fakeTransport().controls };

/** Decorator that renders the complete portal in a fake browser: several screens, one session, real URLs. */
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

/** A story can override its file's options in `parameters.journey`. */
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

/** Creates a fake transport that the story controls. */
function openLine() {
  const { transport, network, controls } = fakeTransport();
  files.controls = controls;
  return { transport, network };
}
