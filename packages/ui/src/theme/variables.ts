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
