import type { Messages } from '@/lib/i18n/messages';

/** The words of a form come from its page, so that no dictionary reaches the browser. */
export type AccountLabels = Pick<Messages['auth'], 'fields'> & Pick<Messages, 'problems'>;
