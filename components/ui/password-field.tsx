import { type ComponentProps, useState } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  showLabel: string;
  hideLabel: string;
};

export const PasswordField = ({ showLabel, hideLabel, ...rest }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      data-password
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} className="text-muted" />
        </IconButton>
      }
      {...rest}
    />
  );
};
