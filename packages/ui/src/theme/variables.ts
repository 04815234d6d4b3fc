import type { BrandTokens } from './BrandTokens';
import { t } from './tokens';

/** Returns the declarations that set every CSS variable to the given values. */
export function variables(tokens: BrandTokens): string {
  return declarations(t.vars, tokens).join('');
}

/** Only the colours and shadows, which are the only difference between light and dark. */
export function schemeVariables({ color, shadow }: BrandTokens): string {
  return [...declarations(t.vars.color, color), ...declarations(t.vars.shadow, shadow)].join('');
}

/** What a finger can press without missing, in CSS pixels. */
const TOUCH_PX = 44;

/** The sizes of controls for fingers: no control is lower than `TOUCH_PX`, at any density. */
export function touchVariables({ size }: BrandTokens): string {
  const { control, controlSmall } = size;
  const touchable = (value: string) => `max(${value},${TOUCH_PX}px)`;
  return declarations(t.vars.size, {
    control: touchable(control),
    controlSmall: touchable(controlSmall),
    target: `${TOUCH_PX}px`,
  }).join('');
}

function declarations(names: object, values: object): string[] {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(names).flatMap(([key, name]: [string, unknown]) => {
    const value = given.get(key);
    if (typeof name === 'string') {
      return typeof value === 'string' ? [`${name}:${value};`] : [];
    }
    return isObject(name) && isObject(value) ? declarations(name, value) : [];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
