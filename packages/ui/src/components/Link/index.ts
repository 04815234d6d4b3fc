export { Anchor, NewTab, type AnchorProps, type ExternalLink } from './Anchor';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './LinkProvider';
