'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

type Openable = { open: boolean; onClose: () => void };

/**
 * A dialog that is fetched when it is first opened. On a line that breaks it may not come: then it is closed again, the
 * page stays as it is, and the next click asks once more.
 */
export const lazyDialog =
  <Props extends Openable>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { open, onClose } = props;
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const giveUp = useRef(onClose);
    useEffect(() => {
      giveUp.current = onClose;
    });
    const wanted = open && !Loaded;
    useEffect(() => {
      if (!wanted) return;
      let left = false;
      load().then(
        (Dialog) => left || setLoaded(() => Dialog),
        () => left || giveUp.current(),
      );
      return () => {
        left = true;
      };
    }, [wanted]);
    return Loaded ? <Loaded {...props} /> : null;
  };
