import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { avatarWords, checkAvatar } from './check-file';
import { FileFrame } from './file-frame';
import { usePreview } from './use-preview';

type Props = {
  labels: Messages['auth']['files'];
  value: File | null;
  /** The picture that the account has already, unless it is about to be removed. */
  stored?: string | null;
  error?: string | undefined;
  onPick: (file: File | null) => void;
  onRemoveStored?: () => void;
};

export const AvatarField = ({ labels, value, stored, error, onPick, onRemoveStored }: Props) => {
  const preview = usePreview(value);
  const shown = preview ?? stored ?? null;
  return (
    <FileFrame
      label={labels.avatar}
      hint={labels.avatarHint}
      accept="image/*"
      icon="camera"
      choose={shown ? labels.changePicture : labels.choosePicture}
      error={error}
      check={(file) => {
        const problem = checkAvatar(file);
        return problem && fillIn(labels[problem], avatarWords);
      }}
      onPick={onPick}
    >
      {({ button, drop }) => (
        <div className="flex flex-wrap items-center gap-4">
          <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken">
            {shown ? (
              <img
                src={shown}
                alt={labels.avatarPreview}
                width={96}
                height={96}
                className="size-full object-cover"
              />
            ) : (
              <Icon name="user" size={40} className="text-muted" />
            )}
          </span>
          <div className="flex min-w-0 flex-wrap gap-2">
            {button}
            {shown ? (
              <Button
                variant="quiet"
                onClick={() => {
                  drop();
                  if (!value) onRemoveStored?.();
                }}
              >
                {labels.removePicture}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </FileFrame>
  );
};
