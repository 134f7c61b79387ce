'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-label';
import { Icon } from '@/components/ui/icon';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { avatarWords, checkAvatar } from './check-file';
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const preview = usePreview(value);
  const shown = preview ?? stored ?? null;
  const wrong = refused ?? error;

  const pick = (file: File | undefined) => {
    if (!file) return;
    const problem = checkAvatar(file);
    setRefused(problem && fillIn(labels[problem], avatarWords));
    if (!problem) onPick(file);
  };
  const remove = () => {
    setRefused(null);
    if (value) onPick(null);
    else onRemoveStored?.();
  };

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-15 font-semibold">
        {labels.avatar}
      </p>
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
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-said`}
            aria-invalid={wrong ? true : undefined}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              pick(event.target.files?.[0]);
              // The same file again is a choice, too.
              event.target.value = '';
            }}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            <Icon name="camera" size={18} />
            {shown ? labels.changePicture : labels.choosePicture}
          </Button>
          {shown ? (
            <Button variant="quiet" onClick={remove}>
              {labels.removePicture}
            </Button>
          ) : null}
        </div>
      </div>
      <div id={`${id}-said`} role={wrong ? 'alert' : undefined}>
        {wrong ? (
          <FieldError id={`${id}-error`}>{wrong}</FieldError>
        ) : (
          <p className="mt-1.5 text-13 text-muted">{labels.avatarHint}</p>
        )}
      </div>
    </div>
  );
};
