export { useQrLogin } from './useQrLogin';
