import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first drawn, or ahead of that by `load`. Code that is there
 * is drawn at once: `lazy` alone would show what stands in for it all the same, and React keeps such a thing
 * in sight for 300 ms at least.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    code = await load();
    return code;
  };
  const Later = lazy(async () => ({ default: await fetchCode() }));
  function Part(props: Props) {
    // The one it began with: another would lose what the person did with it.
    const [Code] = useState<ComponentType<Props>>(() => code ?? Later);
    return <Code {...props} />;
  }
  return Object.assign(Part, { load: fetchCode });
}
