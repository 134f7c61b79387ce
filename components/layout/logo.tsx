type Props = { src: string; name: string; ground: 'page' | 'steel' };

/** Our own logo comes with the icons, drawn for light and for dark grounds; an operator's is used as it is. */
export const Logo = ({ src, name, ground }: Props) =>
  src === '/logo.svg' ? (
    <svg role="img" aria-label={name} viewBox="0 0 726 120" className="logo">
      {ground === 'page' ? <use href="/icons/sprite.svg#logo" className="logo-light" /> : null}
      <use href="/icons/sprite.svg#logo-dark" className={ground === 'page' ? 'logo-dark' : undefined} />
    </svg>
  ) : (
    <img src={src} alt={name} width={194} height={32} className="logo object-contain" />
  );
