/** Where the built Storybook is served while its pictures are taken: below a path, as it may be anywhere. */
export const PORT = Number(process.env['VISUAL_PORT'] ?? 4880);
export const SERVED = `http://localhost:${PORT}/storybook/`;
/** The same for pages whatever the port is: some show it, in links to share and in the codes made of them. */
export const HOME = 'http://localhost/storybook/';
export const HOME_IS_SERVED = `--host-resolver-rules=MAP localhost:80 localhost:${PORT}`;
/** The picture with which the comparison itself is proven. */
export const PROOF = 'comparer.png';
