import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select, type SelectLabels } from '@/components/ui/select';
import { addressIn } from './address-in';
import { keepPreference } from './keep-preference';

export type PreferencesDialogProps = {
  open: boolean;
  onClose: () => void;
  language: string;
  currency: string;
  languages: readonly { code: string; name: string }[];
  currencies: readonly string[];
  rtl: boolean;
  labels: {
    title: string;
    language: string;
    currency: string;
    selectLanguage: string;
    selectCurrency: string;
    cancel: string;
    save: string;
    close: string;
    select: SelectLabels;
  };
};

const reload = (language: string) => {
  const address = addressIn(language, location);
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
};

export const PreferencesDialog = ({ open, onClose, labels, rtl, ...given }: PreferencesDialogProps) => {
  const [language, setLanguage] = useState(given.language);
  const [currency, setCurrency] = useState(given.currency);

  const save = (event: FormEvent) => {
    event.preventDefault();
    keepPreference('lang', language);
    keepPreference('currency', currency);
    onClose();
    reload(language);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      className="overflow-visible"
    >
      <form onSubmit={save} className="grid gap-5 p-5">
        <Select
          label={labels.language}
          placeholder={labels.selectLanguage}
          labels={labels.select}
          rtl={rtl}
          value={language}
          onChange={setLanguage}
          options={given.languages.map(({ code, name }) => ({
            value: code,
            label: `${name} - ${code.toUpperCase()}`,
            lang: code,
          }))}
        />
        <Select
          label={labels.currency}
          placeholder={labels.selectCurrency}
          labels={labels.select}
          rtl={rtl}
          value={currency}
          onChange={setCurrency}
          options={given.currencies.map((name) => ({ value: name, label: name }))}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit">{labels.save}</Button>
        </div>
      </form>
    </Dialog>
  );
};
