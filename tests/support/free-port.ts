export { freePort } from '@/lib/db/embedded/free-port';
