export { AppContext, type AppEnvironment } from './AppContext';
export { storeColorScheme } from './colorScheme';
export { isSaveDataEnabled } from './isSaveDataEnabled';
export { browserNetwork, type Network } from './network';
export { isSsoOnly, ssoName } from './sso';
export { saveAsFile } from './saveAsFile';
export { toCsv } from './toCsv';
export { useRecheck } from './useRecheck';
export { browserStorage, type SessionStorage, type TabEvent } from './sessionStorage';
