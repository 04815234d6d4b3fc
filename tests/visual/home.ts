/** Where the built Storybook is served while its pictures are taken: below a path, as it may be anywhere. */
export const PORT = Number(process.env['VISUAL_PORT'] ?? 4880);
export const HOME = `http://localhost:${PORT}/storybook/`;
/** The picture with which the comparison itself is proven. */
export const PROOF = 'comparer.png';
