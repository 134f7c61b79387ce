import { TextField } from '@/components/ui/text-field';
import type { DetailsLabels } from '../details/details-labels';

type Props = Omit<Parameters<typeof TextField>[0], 'label'> & {
  words: Pick<DetailsLabels['twoStep'], 'anyCode'>;
};

/** A code of the app, or one for recovery. */
export const AnyCode = ({ words, ...field }: Props) => (
  <TextField
    label={words.anyCode}
    dir="ltr"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);
