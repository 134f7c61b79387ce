import type messages from '../../messages/en.json';
import type { Locale } from './locales';

// The English messages are the type of every key: a wrong one does not compile.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
