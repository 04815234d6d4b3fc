/**
 * What colours are for. A brand gives each role a value in light and in dark; components name roles
 * only, so that a new brand never has to touch a component. The sentence says when a role is right.
 */
export const COLOR_ROLES = {
  /** The page itself. */
  surface: 'The page itself.',
  /** Paper lying on the page: cards, dialogs, fields. */
  surfaceRaised: 'Paper lying on the page: cards, dialogs, fields.',
  /** Ground that steps back: skeletons, wells, striped rows, empty pictures. */
  surfaceSunken: 'Ground that steps back: skeletons, wells, striped rows, empty pictures.',
  /** Text and icons that are read first. */
  ink: 'Text and icons that are read first.',
  /** Text that explains: captions, hints, labels of facts. */
  inkMuted: 'Text that explains: captions, hints, labels of facts.',
  /** Text that may be overlooked: placeholders, counters. */
  inkFaint: 'Text that may be overlooked: placeholders, counters.',
  /** Hairlines that divide; never the only sign of a control. */
  line: 'Hairlines that divide; never the only sign of a control.',
  /** The edge of something that can be operated. */
  lineStrong: 'The edge of something that can be operated.',
  /** The one colour of the brand: main actions, links, what is chosen. */
  accent: 'The one colour of the brand: main actions, links, what is chosen.',
  /** The accent under the pointer or pressed. */
  accentHover: 'The accent under the pointer or pressed.',
  /** A breath of the accent behind ink: chosen rows, tags, highlights. */
  accentSoft: 'A breath of the accent behind ink: chosen rows, tags, highlights.',
  /** Text and icons on the accent. */
  onAccent: 'Text and icons on the accent.',
  /** What went wrong, and actions that cannot be undone. */
  danger: 'What went wrong, and actions that cannot be undone.',
  /** A dangerous action under the pointer or pressed. */
  dangerHover: 'A dangerous action under the pointer or pressed.',
  /** Ground of a message about something that went wrong. */
  dangerSoft: 'Ground of a message about something that went wrong.',
  /** Text and icons on danger. */
  onDanger: 'Text and icons on danger.',
  /** What worked. */
  success: 'What worked.',
  /** Ground of a message about something that worked. */
  successSoft: 'Ground of a message about something that worked.',
  /** What needs attention before it goes wrong. */
  warning: 'What needs attention before it goes wrong.',
  /** Ground of a message that asks for attention. */
  warningSoft: 'Ground of a message that asks for attention.',
  /** The ring round the focused element. */
  focus: 'The ring round the focused element.',
  /** The veil between a dialog and the page. */
  scrim: 'The veil between a dialog and the page.',
  /** The dark room in which tours and pictures are shown, in both schemes. */
  stage: 'The dark room in which tours and pictures are shown, in both schemes.',
  /** Text and icons in the dark room. */
  onStage: 'Text and icons in the dark room.',
  /** Hairlines in the dark room. */
  lineStage: 'Hairlines in the dark room.',
} as const;

export type ColorRole = keyof typeof COLOR_ROLES;
/** A CSS colour for each role. Mapped from the roles' own properties, so that editors show their sentences. */
export type ColorTokens = { readonly [Role in keyof typeof COLOR_ROLES]: string };
