import type { IStyleSheetManager } from 'styled-components';

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];

/** At-rules that CSS allows inside of a rule. */
const CONDITION = /^@(?:media|container|supports|starting-style)$/;

/**
 * Stylis plugin that writes conditions into the rules that they contain: `.a{@media …{…}}` instead of `@media …{.a{…}}`. The
 * meaning is the same. Chromium (153) answers an at-rule inserted into a style sheet by matching every element that
 * any of the sheet's rules matches again: on a dashboard 2,100, for the first appearance of each component.
 */
export const nestConditions: Plugin = (element, index, siblings, callback) => {
  const { type, value, children: rules, root } = element;
  if (root || !CONDITION.test(type) || !Array.isArray(rules)) return;
  // A condition in a condition stays as it is.
  if (rules.some((rule) => rule.type !== 'rule')) return;
  const nested = rules.flatMap((rule, place) => {
    callback(rule, place, rules, callback);
    const body = rule.return.slice(rule.value.length);
    // Stylis writes a declaration as it is.
    return body ? [{ ...element, type: 'decl', return: `${rule.value}{${value}${body}}` }] : [];
  });
  siblings.splice(index + 1, 0, ...nested);
  // Not written itself.
  element.type = 'comm';
};
// Part of the names of classes, so it must be the same in all builds.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' });
