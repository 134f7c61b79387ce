import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { api } from '@/lib/api/browser';
import { ownKey } from '@/lib/api/queries/own';
import type { WithCode } from '@/lib/contract/account-fields';
import type { Account } from '@/lib/contract/auth';
import type { Locale } from '@/lib/i18n/locales';
import { useAsker } from '../area/own-room';
import { AskCode } from './ask-code';
import type { DetailsLabels } from './details-labels';
import { RecoveryCodes } from './recovery-codes';
import { TurnOn } from './two-step-on';

type Props = { me: Account; locale: Locale; labels: DetailsLabels };

type Step = 'on' | 'off' | 'codes' | null;

/** A code of the member's telephone beside his password. The console leads a moderator here who needs it. */
export const TwoStep = ({ me, locale, labels }: Props) => {
  const { twoStep: words } = labels;
  const asker = useAsker();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [step, setStep] = useState<Step>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // The address named this place before it was drawn.
  useEffect(() => {
    if (location.hash === '#two-step') section.current?.scrollIntoView();
  }, []);
  const end = () => {
    setStep(null);
    setCodes(null);
    void queries.invalidateQueries({ queryKey: ownKey(asker) });
  };
  const turnOff = async (body: WithCode) => {
    await api.delete('/auth/two-step', { query: { lang: locale }, body });
    end();
  };
  const renew = async (body: WithCode) => {
    const query = { lang: locale };
    setCodes((await api.post('/auth/two-step/recovery-codes', { query, body })).data.recovery_codes);
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
      <div className="mt-4 flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="outline" onClick={() => setStep('codes')}>
              {words.newCodes}
            </Button>
            <Button variant="danger" onClick={() => setStep('off')}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button variant={me.two_step === 'required' ? 'signal' : 'outline'} onClick={() => setStep('on')}>
            {words.turnOn}
          </Button>
        )}
      </div>
      <Dialog
        open={step !== null}
        onClose={end}
        title={step === 'codes' ? words.newCodes : words.title}
        closeLabel={labels.closeLabel}
        firm={codes !== null}
      >
        {codes ? (
          <RecoveryCodes labels={labels} codes={codes} onEnd={end} />
        ) : step === 'on' ? (
          <TurnOn locale={locale} labels={labels} onCodes={setCodes} onKeep={end} />
        ) : step === 'off' ? (
          <AskCode
            labels={labels}
            text={words.offText}
            submit={words.turnOff}
            danger
            send={turnOff}
            onKeep={end}
          />
        ) : (
          <AskCode labels={labels} text={words.newCodesText} submit={words.next} send={renew} onKeep={end} />
        )}
      </Dialog>
    </section>
  );
};
