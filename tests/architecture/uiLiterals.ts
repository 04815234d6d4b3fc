/** Finds what linters do not see in components: texts in JSX, and physical sides in inline styles. */
import { parseSync } from 'vite';

export interface Literal {
  line: number;
  text: string;
}

/** Attributes that are read or heard by people. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const PHYSICAL_PROPERTY =
  /^(?:left|right|(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|float|direction)$/;
const PHYSICAL_VALUE = /^(?:left|right)$/;

type Syntax = Readonly<Record<string, unknown>>;

/** Returns the texts that a component contains instead of taking them as props. */
export function findTexts(path: string, source: string): Literal[] {
  return find(path, source, (node) => {
    if (node['type'] === 'JSXText') return hasLetters(node['value']);
    if (node['type'] === 'JSXExpressionContainer') return false;
    if (node['type'] !== 'JSXAttribute') return isTextChild(node);
    const name = isSyntax(node['name']) ? node['name']['name'] : undefined;
    return (
      typeof name === 'string' &&
      TEXT_ATTRIBUTES.has(name) &&
      stringsOf(node['value']).some(hasLetters)
    );
  });
}

/** Returns the properties of inline styles that name a physical side or turn the direction. */
export function findPhysicalStyles(path: string, source: string): Literal[] {
  return find(path, source, (node, isInStyle) => {
    if (node['type'] !== 'Property' || !isSyntax(node['key'])) return false;
    const name = node['key']['name'] ?? node['key']['value'];
    if (typeof name !== 'string') return false;
    // `left` and `right` are also keys of rectangles: only in a style are they sides.
    if (PHYSICAL_PROPERTY.test(name)) return isInStyle || /[A-Z]/.test(name);
    return (
      isInStyle && stringsOf(node['value']).some((value) => PHYSICAL_VALUE.test(String(value)))
    );
  });
}

/** A string in braces between tags: `{'Save'}`, or one branch of a condition. */
function isTextChild(node: Syntax): boolean {
  if (node['type'] !== 'JSXElement' && node['type'] !== 'JSXFragment') return false;
  const children = Array.isArray(node['children']) ? node['children'] : [];
  return children.some(
    (child: unknown) =>
      isSyntax(child) &&
      child['type'] === 'JSXExpressionContainer' &&
      stringsOf(child['expression']).some(hasLetters),
  );
}

/** The strings that an expression may result in. */
function stringsOf(node: unknown): unknown[] {
  if (!isSyntax(node)) return [];
  switch (node['type']) {
    case 'Literal':
      return [node['value']];
    case 'TemplateLiteral':
      return Array.isArray(node['quasis'])
        ? node['quasis'].map((part: unknown) =>
            isSyntax(part) && isSyntax(part['value']) ? part['value']['raw'] : '',
          )
        : [];
    case 'JSXExpressionContainer':
      return stringsOf(node['expression']);
    case 'ConditionalExpression':
      return [...stringsOf(node['consequent']), ...stringsOf(node['alternate'])];
    case 'LogicalExpression':
      return [...stringsOf(node['left']), ...stringsOf(node['right'])];
    default:
      return [];
  }
}

function find(
  path: string,
  source: string,
  matches: (node: Syntax, isInStyle: boolean) => boolean,
): Literal[] {
  const found: Literal[] = [];
  const visit = (value: unknown, isInStyle: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isInStyle);
      return;
    }
    if (!isSyntax(value)) return;
    if (matches(value, isInStyle)) found.push(literalAt(value, source));
    const isStyle =
      value['type'] === 'JSXAttribute' &&
      isSyntax(value['name']) &&
      value['name']['name'] === 'style';
    for (const inner of Object.values(value)) visit(inner, isInStyle || isStyle);
  };
  visit(parseSync(path, source).program, false);
  return found;
}

function literalAt({ start, end }: Syntax, source: string): Literal {
  const [from, to] = [Number(start), Number(end)];
  const text = source.slice(from, to).trim();
  const at = source.indexOf(text, from);
  return { line: source.slice(0, at).split('\n').length, text };
}

function hasLetters(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value);
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null;
}
