export {
  LOADING_GROUNDS,
  LoadingScreen,
  type LoadingGround,
  type LoadingScreenProps,
} from './LoadingScreen';
