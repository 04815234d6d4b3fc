import './theme/styled';

export * from './components/PhoneField';
