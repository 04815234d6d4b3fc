export * from './components/QrCard';
