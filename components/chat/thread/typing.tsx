type Props = { theirs: string | null; mine: string | null };

/** The other's typing before one's own; its place is kept, so that nothing moves. */
export const Typing = ({ theirs, mine }: Props) => (
  <p className="chat-typing">
    {theirs ? (
      <>
        <span aria-hidden className="chat-dots">
          <i />
          <i />
          <i />
        </span>
        {theirs}
      </>
    ) : (
      mine
    )}
  </p>
);
