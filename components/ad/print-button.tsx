import { Icon } from '@/components/ui/icon';

type Props = { label: string; className: string };

/** Paper shows pictures that no screen has asked for yet; they are fetched before the dialog opens. */
const print = async () => {
  const needed = [...document.querySelectorAll<HTMLImageElement>('[data-printed]')];
  for (const image of needed) image.loading = 'eager';
  await Promise.allSettled(needed.map((image) => image.decode()));
  window.print();
};

export const PrintButton = ({ label, className }: Props) => (
  <button type="button" onClick={print} className={className}>
    <Icon name="printer" size={16} />
    {label}
  </button>
);
