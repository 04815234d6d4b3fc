import { createElement, lazy, type ComponentType } from 'react';
import * as blocks from './GuideBlocks';

const files = import.meta.glob<{ default: ComponentType<{ components: typeof blocks }> }>(
  '../../packages/*/src/**/*.mdx',
);

/** The guide of each component: the MDX file next to its sources, which uses the blocks without importing them. */
export const GUIDES = new Map(
  Object.entries(files).map(([path, load]) => [
    /(\w+)\.mdx$/.exec(path)?.[1],
    createElement(lazy(load), { components: blocks }),
  ]),
);
