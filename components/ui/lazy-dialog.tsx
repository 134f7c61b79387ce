import type { ComponentType } from 'react';
import { AskAgain } from './ask-again';
import { Dialog } from './dialog';
import { lateWords } from './not-loaded';
import { useLate } from './use-late';

type Openable = { open: boolean; onClose: () => void };

const Missing = ({ onAsk, ...dialog }: Openable & { onAsk: () => void }) => {
  const { late, again, close } = lateWords();
  return (
    <Dialog {...dialog} title={late} closeLabel={close}>
      <div className="p-5">
        <AskAgain text={again} onAsk={onAsk} />
      </div>
    </Dialog>
  );
};

const ignore = () => {};

/** A dialog that is fetched when it is first opened. Where it cannot be had, a small one says so and asks again. */
export const lazyDialog =
  <Props extends Openable>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { open, onClose } = props;
    const { part: Loaded, failed, again } = useLate(load, open);
    return (
      <>
        {/* Before the other and not in its place: it gives the focus back, which the other then takes. */}
        {failed ? <Missing open={open && !Loaded} onClose={Loaded ? ignore : onClose} onAsk={again} /> : null}
        {Loaded ? <Loaded {...props} /> : null}
      </>
    );
  };
