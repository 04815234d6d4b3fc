export { Guard, type GuardProps } from './Guard';
