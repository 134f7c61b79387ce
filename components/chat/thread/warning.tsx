import { localePath, paths } from '@/lib/paths';
import { Icon } from '../../ui/icon';
import type { ChatLabels } from '../chat-labels';

/** Stands under a message that asks for money before anything was seen. */
export const Warning = ({ labels: { warning, locale } }: { labels: ChatLabels }) => (
  <div role="note" className="chat-warning">
    <Icon name="warning" size={20} className="mt-0.5 text-warning" />
    <p>
      <strong className="block">{warning.title}</strong>
      {warning.text}{' '}
      <a
        href={localePath(locale, paths.information('how-to-stay-safe'))}
        target="_blank"
        rel="noopener"
        className="font-semibold text-petrol underline underline-offset-4"
      >
        {warning.more}
      </a>
    </p>
  </div>
);
