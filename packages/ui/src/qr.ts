import './theme/styled';

export * from './components/QrCard';
