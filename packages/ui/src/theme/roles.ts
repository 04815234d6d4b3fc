/**
 * What colours are for. A brand gives each role a value in light and in dark; components name roles
 * only, so that a new brand never has to touch a component. The sentence says when a role is right.
 */
export const COLOR_ROLES = {
  surface: 'The page itself.',
  surfaceRaised: 'Paper lying on the page: cards, dialogs, fields.',
  surfaceSunken: 'Ground that steps back: skeletons, wells, striped rows, empty pictures.',
  ink: 'Text and icons that are read first.',
  inkMuted: 'Text that explains: captions, hints, labels of facts.',
  inkFaint: 'Text that may be overlooked: placeholders, counters.',
  line: 'Hairlines that divide; never the only sign of a control.',
  lineStrong: 'The edge of something that can be operated.',
  accent: 'The one colour of the brand: main actions, links, what is chosen.',
  accentHover: 'The accent under the pointer or pressed.',
  accentSoft: 'A breath of the accent behind ink: chosen rows, tags, highlights.',
  onAccent: 'Text and icons on the accent.',
  danger: 'What went wrong, and actions that cannot be undone.',
  dangerHover: 'A dangerous action under the pointer or pressed.',
  dangerSoft: 'Ground of a message about something that went wrong.',
  onDanger: 'Text and icons on danger.',
  success: 'What worked.',
  successSoft: 'Ground of a message about something that worked.',
  warning: 'What needs attention before it goes wrong.',
  warningSoft: 'Ground of a message that asks for attention.',
  focus: 'The ring round the focused element.',
  scrim: 'The veil between a dialog and the page.',
  stage: 'The dark room in which tours and pictures are shown, in both schemes.',
  onStage: 'Text and icons in the dark room.',
  lineStage: 'Hairlines in the dark room.',
} as const;

export type ColorRole = keyof typeof COLOR_ROLES;
export type ColorTokens = Readonly<Record<ColorRole, string>>;
