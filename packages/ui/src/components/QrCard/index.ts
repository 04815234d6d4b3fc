export { QrCard, type QrCardProps } from './QrCard';
export { qrPng } from './qrPng';
