'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ownKey } from '@/lib/api/queries/own';
import type { Account } from '@/lib/contract/auth';
import type { Locale } from '@/lib/i18n/locales';
import { useAsker } from '../area/own-room';
import type { DetailsLabels } from './details-labels';
import { TurnOff } from './two-step-off';
import { TurnOn } from './two-step-on';

type Props = { me: Account; locale: Locale; labels: DetailsLabels };

/** A code of the member's telephone beside his password. The console leads a moderator here who needs it. */
export const TwoStep = ({ me, locale, labels }: Props) => {
  const { twoStep: words } = labels;
  const asker = useAsker();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  // The address named this place before it was drawn.
  useEffect(() => {
    if (location.hash === '#two-step') section.current?.scrollIntoView();
  }, []);
  const end = () => {
    setOpen(null);
    void queries.invalidateQueries({ queryKey: ownKey(asker) });
  };
  const isOn = me.two_step === 'on';
  return (
    <section
      ref={section}
      id="two-step"
      aria-labelledby="two-step-title"
      className="account-panel scroll-mt-24 p-5"
    >
      <h2 id="two-step-title" className="flex flex-wrap items-center gap-2 text-20">
        {words.title}
        {isOn ? <Badge tone="good">{words.on}</Badge> : null}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{words.text}</p>
      {me.two_step === 'required' ? <p className="mt-2 font-semibold">{words.required}</p> : null}
      <Button
        className="mt-4"
        variant={isOn ? 'outline' : 'signal'}
        onClick={() => setOpen(isOn ? 'off' : 'on')}
      >
        {isOn ? words.turnOff : words.turnOn}
      </Button>
      <Dialog open={open !== null} onClose={end} title={words.title} closeLabel={labels.closeLabel}>
        {open === 'off' ? (
          <TurnOff locale={locale} labels={labels} onEnd={end} />
        ) : (
          <TurnOn locale={locale} labels={labels} onEnd={end} />
        )}
      </Dialog>
    </section>
  );
};
