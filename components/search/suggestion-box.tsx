import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { parseFilters } from '@/lib/ad-filters';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { forgetOwnSearches, noteOwnSearch, readOwnSearches } from '@/lib/offline/own-searches';
import { localePath, paths } from '@/lib/paths';
import { withSuggestion } from '../ads/filters/suggested';
import { type Option, optionsFor } from './options';
import { placeBelow } from './place-below';
import type { SuggestionLabels } from './suggestion-labels';
import { optionId, SuggestionList } from './suggestion-list';
import { useFound } from './use-found';

type Props = {
  input: HTMLInputElement;
  /** What stood in the field when it was reached: what was typed since is asked for at once. */
  before: string;
  locale: Locale;
  labels: SuggestionLabels;
};

/** As if it had been typed: React hears of it where the field is one of its own. */
const write = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What else the form says: the place of the home page's. */
const filtersOf = (form: HTMLFormElement | null) => {
  const filled = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  return parseFilters(new URLSearchParams(filled));
};

/** Where a key leads, -1 being the field itself, which stands beyond either end. Null for a key that leads nowhere. */
const moved = (key: string, current: number, last: number): number | null => {
  if (key === 'ArrowDown') return current === last ? -1 : current + 1;
  if (key === 'ArrowUp') return current === -1 ? last : current - 1;
  // Without an option that is meant they move in the words.
  if (current >= 0 && key === 'Home') return 0;
  return current >= 0 && key === 'End' ? last : null;
};

/**
 * Makes a plain field a combobox. The field is not drawn here and stays what it is; the list is drawn inside of its
 * form, so that it belongs to a dialog if the form does.
 */
export const SuggestionBox = ({ input, before, locale, labels }: Props) => {
  const router = useRouter();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { found, ask, stop } = useFound(locale);
  const [typed, setTyped] = useState(() => input.value.trim());
  const [own, setOwn] = useState(readOwnSearches);
  const [open, setOpen] = useState(() => document.activeElement === input);
  const [active, setActive] = useState(-1);
  const options = optionsFor(typed, own, typed === '' ? [] : found);
  const shown = open && options.length > 0;
  const current = shown && active < options.length ? active : -1;

  const close = () => {
    stop();
    setOpen(false);
    setActive(-1);
  };

  const goTo = (row: Suggestion) => {
    close();
    const mayGo = input.dispatchEvent(new CustomEvent('suggestion', { detail: row, cancelable: true }));
    if (!mayGo) return;
    input.blur();
    router.push(localePath(locale, paths.ads(withSuggestion(filtersOf(input.form), row))));
  };

  const choose = (option: Option) => {
    if ('row' in option) return goTo(option.row);
    if ('search' in option) {
      write(input, option.search);
      close();
      input.form?.requestSubmit();
      return;
    }
    forgetOwnSearches();
    setOwn([]);
    setActive(-1);
  };

  const onInput = useEffectEvent(() => {
    const text = input.value.trim();
    setTyped(text);
    setOwn(readOwnSearches());
    setActive(-1);
    setOpen(true);
    ask(text);
  });
  const onFocus = useEffectEvent(() => {
    setTyped(input.value.trim());
    setOwn(readOwnSearches());
    setOpen(input.value.trim() === '');
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const next = moved(event.key, current, options.length - 1);
    const chosen = options[current];
    if (next !== null) {
      event.preventDefault();
      if (shown) setActive(next);
      else {
        setOpen(true);
        ask(typed);
      }
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      // What is around it stays open, and the words stay in the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const onSubmit = useEffectEvent(() => {
    noteOwnSearch(input.value);
    close();
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const { form } = input;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('focus', onFocus, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.addEventListener('keydown', onKey, { signal });
    form?.addEventListener('submit', onSubmit, { signal });
    if (input.value !== before) onInput();
    return () => listening.abort();
  }, [input, before]);

  useEffect(() => {
    const roles = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(shown),
      ...(shown ? { 'aria-controls': id } : {}),
      ...(current >= 0 ? { 'aria-activedescendant': optionId(id, current) } : {}),
    };
    for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(roles)) input.removeAttribute(name);
    };
  }, [input, id, shown, current]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!shown || !element) return;
    const place = () => placeBelow(element, input);
    place();
    const placing = new AbortController();
    const { signal } = placing;
    document.addEventListener('scroll', place, { signal, capture: true, passive: true });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    return () => placing.abort();
  }, [input, shown]);

  useEffect(() => {
    if (current >= 0) document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  if (!input.form) return null;
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {shown ? sayCount(labels.shown, options.length, locale) : ''}
      </p>
      {shown ? (
        // The focus stays in the field, whatever is pressed here.
        // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is
        <div ref={frame} className="suggest" onMouseDown={(event) => event.preventDefault()}>
          <SuggestionList
            id={id}
            options={options}
            active={current}
            locale={locale}
            labels={labels}
            onActive={setActive}
            onChoose={choose}
          />
        </div>
      ) : null}
    </>,
    input.form,
  );
};
