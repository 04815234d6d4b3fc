import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import {
  BADGE_TONES,
  BANNER_TONES,
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  CALENDARS,
  CARD_PADDINGS,
  HEADING_SIZES,
  LOADING_GROUNDS,
  NOTICE_TONES,
  PICTURE_LOADINGS,
  POPOVER_PLACES,
  SHELL_WIDTHS,
  TAG_TONES,
} from '@jawla/ui';
import { SPACE_STEPS } from '@jawla/ui/theme';
import { restoreArrays } from './readonlyArrays.ts';

/** Named imports: a namespace import would bundle the whole package with every story. */
const CONSTANTS: Readonly<Record<string, readonly string[]>> = {
  BADGE_TONES,
  BANNER_TONES,
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  CALENDARS,
  CARD_PADDINGS,
  HEADING_SIZES,
  LOADING_GROUNDS,
  NOTICE_TONES,
  PICTURE_LOADINGS,
  POPOVER_PLACES,
  SHELL_WIDTHS,
  SPACE_STEPS,
  TAG_TONES,
};

/**
 * Shows types as they are written, and gives optional props a control of their type. Docgen describes
 * `variant?: ButtonVariant | undefined` as a union, and `(typeof BUTTON_VARIANTS)[number]` by its source text; for
 * both, Storybook would show a JSON editor.
 */
export const withChoices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control === undefined ? refineArgType(argType, initialArgs[name]) : argType,
    ]),
  );
// After docgen has been read, before controls are derived from the types.
withChoices.secondPass = true;

export function refineArgType(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type } = argType;
  // The default of an HTML attribute, of whose type docgen tells no more than that it is optional.
  if (type === undefined || !('name' in type)) return { ...argType, control: false };
  const values = choicesOf(type);
  if (values !== undefined) {
    const summary = values.map((value) => JSON.stringify(value)).join(' | ');
    return {
      ...argType,
      type: { name: 'enum', value: [...values] },
      table: { ...argType.table, type: { summary } },
    };
  }
  const given = withoutUndefined(type);
  const table = { ...argType.table, type: { summary: sourceOf(type, given) } };
  if (isNode(given)) {
    const isText = initial === undefined || typeof initial === 'string';
    return { ...argType, control: isText ? { type: 'text' } : false, table };
  }
  if (given.name === 'other' || given.name === 'union') {
    return { ...argType, control: false, table };
  }
  return { ...argType, type: given, table };
}

/** Returns the source text of a type on one line; only required props are marked, so without `undefined`. */
function sourceOf(type: SBType, given: SBType): string {
  const source = type.raw ?? (given.name === 'other' ? given.value : given.name);
  return restoreArrays(source)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\(((?:\([^()]*\)|[^()])*)\)$/, '$1');
}

type Choice = string | number | null;

/** Returns the values of a union of literals; `undefined` for other types. */
function choicesOf(type: SBType): readonly Choice[] | undefined {
  if (type.name === 'enum') return type.value.filter((value) => value !== 'undefined');
  if (type.name === 'literal') return isChoice(type.value) ? [type.value] : undefined;
  if (type.name === 'union') {
    const members = type.value.filter((member) => !isUndefined(member)).map(choicesOf);
    return members.every((member) => member !== undefined) ? members.flat() : undefined;
  }
  return constantOf(type.raw);
}

/** Returns the strings of the constant in `(typeof BUTTON_VARIANTS)[number]`. */
function constantOf(raw = ''): readonly string[] | undefined {
  return CONSTANTS[/typeof (\w+)\)?\[number\]/.exec(raw)?.[1] ?? ''];
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'string' || typeof value === 'number';
}

function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...more] = type.value.filter((member) => !isUndefined(member));
  return only !== undefined && more.length === 0 ? only : type;
}

function isUndefined(type: SBType): boolean {
  return type.name === 'other' && type.value === 'undefined';
}

function isNode(type: SBType): boolean {
  return type.name === 'node' || (type.name === 'other' && /ReactNode/.test(type.value));
}
