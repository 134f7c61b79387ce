import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import type { Faq } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { localLinks } from './local-links';

type Props = { faqs: Faq[]; categories: string[]; locale: Locale };

/** The browser's own accordion: of one name, only one is open, and it closes when it is clicked again. */
export const FaqList = ({ faqs, categories, locale }: Props) => (
  <div className="border-t border-line">
    {faqs.map(({ id, category, title, description }) => (
      <details
        key={id}
        name="faq"
        data-category={categories.indexOf(category)}
        className="group border-b border-line"
      >
        <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-17 font-semibold hover:text-petrol [&::-webkit-details-marker]:hidden">
          <h2 className="text-17">{title}</h2>
          <Icon name="plus" size={20} className="text-petrol transition-transform group-open:rotate-45" />
        </summary>
        <div className="max-h-96 overflow-y-auto pe-10 pb-6">
          <RichText html={localLinks(description, locale)} className="max-w-prose" />
        </div>
      </details>
    ))}
  </div>
);
