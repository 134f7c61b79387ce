import { classes } from './classes';
import { Icon } from './icon';

type Props = { src: string; size?: number; className?: string };

const ours = /^\/icons\/(categories|social)\/([\w-]+)\.svg$/;

/**
 * An icon that the data names: by a file of ours, which comes with the sprite, by a social network's name, or by
 * another picture, which is used as a mask in the colour of the text.
 */
export const IconFile = ({ src, size = 20, className }: Props) => {
  const file = /^[\w-]+$/.test(src) ? `/icons/social/${src}.svg` : src;
  const [, group, name] = ours.exec(file) ?? [];
  if (group && name) {
    return <Icon name={`${group as 'categories' | 'social'}-${name}`} size={size} className={className} />;
  }
  return (
    <span
      aria-hidden
      className={classes('icon-mask shrink-0', className)}
      style={{ width: size, height: size, maskImage: `url("${encodeURI(file).replaceAll('"', '%22')}")` }}
    />
  );
};
