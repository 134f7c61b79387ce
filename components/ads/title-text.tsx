import { Fragment } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { byIsolates } from '@/lib/i18n/fill-in';

/** A title or a line, its names and codes apart from what stands around them. */
export const TitleText = ({ text }: { text: string }) =>
  byIsolates(text).map((part, index) => {
    const Part = part.isIsolated ? 'bdi' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Part key={index}>
        <Unbroken text={part.text} />
      </Part>
    );
  });
