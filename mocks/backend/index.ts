export { createBackend, PASSWORD, type Backend, type Message } from './createBackend';
