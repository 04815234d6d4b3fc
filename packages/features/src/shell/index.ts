export { AppLoading } from './AppLoading';
export { createApp, type App, type AppOptions } from './createApp';
export { FeaturesProvider, type FeaturesProviderProps } from './FeaturesProvider';
export { lazyPart } from './lazyPart';
export { Page, type PageProps } from './Page';
export { PageTitle } from './PageTitle';
