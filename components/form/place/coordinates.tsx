import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon';
import { isTyped } from './degrees';

type Props = {
  label: string;
  lat: string;
  long: string;
  /** Something is wrong with a field in it. */
  faulty: boolean;
  children: ReactNode;
};

/** The two fields behind the map: open for who writes degrees, and where nothing else can be used. */
export const Coordinates = ({ label, lat, long, faulty, children }: Props) => {
  const wanted = faulty || isTyped({ lat, long });
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen((now) => wanted || (now ?? false)), [wanted]);
  return (
    <details
      open={open ?? true}
      data-starting={open === undefined || undefined}
      onToggle={({ currentTarget }) => {
        if (open !== undefined) setOpen(currentTarget.open);
      }}
      className="coordinates"
    >
      <summary>
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="coordinates-fields">{children}</div>
    </details>
  );
};
