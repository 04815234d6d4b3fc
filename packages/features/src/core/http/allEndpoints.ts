/** The whole table, which loads only for a request whose feature does not list its endpoint. */
export { ENDPOINTS } from '@jawla/contract';
