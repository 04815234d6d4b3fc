/**
 * Semantic colours. A brand has a value for each role in the light and the dark scheme; components refer to
 * roles only, so that a new brand requires no change of a component. The sentence says when to use a role.
 */
export const COLOR_ROLES = {
  /** The page itself. */
  surface: 'The page itself.',
  /** Surfaces on the page: cards, dialogs, fields. */
  surfaceRaised: 'Surfaces on the page: cards, dialogs, fields.',
  /** Recessed backgrounds: skeletons, striped rows, empty pictures. */
  surfaceSunken: 'Recessed backgrounds: skeletons, striped rows, empty pictures.',
  /** Primary text and icons. */
  ink: 'Primary text and icons.',
  /** Secondary text: captions, hints, labels of facts. */
  inkMuted: 'Secondary text: captions, hints, labels of facts.',
  /** Unimportant text: placeholders, counters. */
  inkFaint: 'Unimportant text: placeholders, counters.',
  /** Dividing hairlines; never the only border of a control. */
  line: 'Dividing hairlines; never the only border of a control.',
  /** The border of a control. */
  lineStrong: 'The border of a control.',
  /** The colour of the brand: main actions, links, selection. */
  accent: 'The colour of the brand: main actions, links, selection.',
  /** The accent on hover or while pressed. */
  accentHover: 'The accent on hover or while pressed.',
  /** A light tint of the accent behind ink: selected rows, tags, highlights. */
  accentSoft: 'A light tint of the accent behind ink: selected rows, tags, highlights.',
  /** Text and icons on the accent. */
  onAccent: 'Text and icons on the accent.',
  /** Errors, and actions that cannot be undone. */
  danger: 'Errors, and actions that cannot be undone.',
  /** A dangerous action on hover or while pressed. */
  dangerHover: 'A dangerous action on hover or while pressed.',
  /** Background of an error message. */
  dangerSoft: 'Background of an error message.',
  /** Text and icons on danger. */
  onDanger: 'Text and icons on danger.',
  /** Success. */
  success: 'Success.',
  /** Background of a success message. */
  successSoft: 'Background of a success message.',
  /** Warnings. */
  warning: 'Warnings.',
  /** Background of a warning. */
  warningSoft: 'Background of a warning.',
  /** The focus ring. */
  focus: 'The focus ring.',
  /** The overlay between a dialog and the page. */
  scrim: 'The overlay between a dialog and the page.',
  /** The dark background of tours and pictures, in both schemes. */
  stage: 'The dark background of tours and pictures, in both schemes.',
  /** Text and icons on the stage. */
  onStage: 'Text and icons on the stage.',
  /** Hairlines on the stage. */
  lineStage: 'Hairlines on the stage.',
} as const;

export type ColorRole = keyof typeof COLOR_ROLES;
/** A CSS colour for each role. Mapped from the roles' own properties, so that editors show their sentences on hover. */
export type ColorTokens = { readonly [Role in keyof typeof COLOR_ROLES]: string };
