/** What every program that moves tours in and out shares, whether it works on the server’s machine or over HTTPS. */
export * from './clients.ts';
export * from './days.ts';
export * from './escapeControls.ts';
export * from './exitCodes.ts';
export * from './pattern.ts';
export * from './projectName.ts';
export * from './report.ts';
