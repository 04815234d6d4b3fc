export { AppLoading } from './AppLoading';
export { createApp, type App, type AppOptions } from './createApp';
export { FeaturesProvider, type FeaturesProviderProps } from './FeaturesProvider';
export { Page, type PageProps } from './Page';
export { PageTitle } from './PageTitle';
