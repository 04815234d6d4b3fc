export { LogInAgain } from './LogInAgain';
