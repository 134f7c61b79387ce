import { IconFile } from '@/components/ui/icon-file';
import type { SocialLink } from '@/lib/contract/wordings';

type Props = {
  links: readonly SocialLink[];
  newTabLabel: string;
  className?: string;
  linkClassName?: string;
};

export const SocialLinks = ({ links, newTabLabel, className, linkClassName }: Props) => (
  <ul className={className}>
    {links.map(({ id, name, icon, link }) => (
      <li key={id}>
        <a
          href={link}
          target="_blank"
          rel="noopener"
          title={name}
          className={linkClassName}
          aria-label={`${name} (${newTabLabel})`}
        >
          <IconFile src={icon} size={18} />
        </a>
      </li>
    ))}
  </ul>
);
