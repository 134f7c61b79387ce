import { classes } from '../ui/classes';

type Props = { person: { username: string; avatar: string | null }; className?: string };

/** A picture of somebody, or the first letter of their name. */
export const Face = ({ person: { username, avatar }, className }: Props) => (
  <span aria-hidden className={classes('chat-face', className)}>
    {avatar ? (
      <img src={avatar} alt="" width={44} height={44} className="size-full object-cover" />
    ) : (
      [...username][0]?.toUpperCase()
    )}
  </span>
);
