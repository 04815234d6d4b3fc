export { AppContext } from './AppContext';
export { type Network, browserNetwork } from './network';
export { savesData } from './savesData';
export { type SessionStorage, type TabEvent, browserStorage } from './sessionStorage';
