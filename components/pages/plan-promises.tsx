import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';

export const PlanPromises = () => {
  const t = useTranslations('pricing');
  const promises: { icon: IconName; text: string }[] = [
    { icon: 'headset', text: t('support') },
    { icon: 'rotate-ccw', text: t('guarantee') },
    { icon: 'calendar-x', text: t('cancel') },
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-3 text-17">
      {promises.map(({ icon, text }) => (
        <li key={text} className="inline-flex items-center gap-3">
          <Icon name={icon} size={22} className="text-signal" />
          {text}
        </li>
      ))}
    </ul>
  );
};
