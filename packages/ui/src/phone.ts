export * from './components/PhoneField';
