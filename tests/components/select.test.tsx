import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Select } from '@/components/ui/select';
import en from '@/messages/en.json';

afterEach(cleanup);

const options = Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), label: `State ${n + 1}` }));
type Given = Partial<ComponentProps<typeof Select>>;

const One = (given: Given) => {
  const [value, setValue] = useState('');
  const shared = { label: 'State', labels: en.common.select, rtl: false, options, ...given };
  return <Select {...shared} multiple={false} value={value} onChange={setValue} />;
};
const Many = () => {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Select
      label="States"
      labels={en.common.select}
      rtl={false}
      options={options}
      multiple
      value={value}
      onChange={setValue}
    />
  );
};
const field = () => screen.getByRole('combobox');

describe('a dropdown', () => {
  it('says "Select..." while nothing is chosen (R250)', () => {
    render(<One />);
    expect(screen.getByText('Select...')).toBeDefined();
  });

  it('can be searched, and cleared again (R171)', async () => {
    render(<One />);
    await userEvent.type(field(), 'state 11');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['State 11']);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('State 11')).toBeDefined();
    const cross = document.querySelector('use[href$="#close"]')?.closest('div');
    await userEvent.click(cross as Element);
    expect(screen.getByText('Select...')).toBeDefined();
  });

  it('says "No options" where nothing is like what was typed (R238)', async () => {
    render(<One />);
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('No options')).toBeDefined();
  });

  it('says "Loading..." while its options come (R238)', async () => {
    render(<One options={[]} loading />);
    await userEvent.click(field());
    expect(screen.getByText('Loading...')).toBeDefined();
  });

  it('tells a screen reader "N results available" (R238)', async () => {
    render(<One />);
    await userEvent.type(field(), 'state 1');
    expect(document.body.textContent).toContain('4 results available');
  });

  it('goes five options further with Page Down (R250)', async () => {
    render(<One />);
    await userEvent.click(field());
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(screen.getByText('State 6')).toBeDefined();
  });

  it('may take several (R171)', async () => {
    render(<Many />);
    for (const name of ['State 12', 'State 5']) {
      await userEvent.type(field(), name);
      await userEvent.click(screen.getByRole('option', { name }));
    }
    await userEvent.tab();
    expect([screen.getByText('State 12'), screen.getByText('State 5')]).toHaveLength(2);
  });

  it('can be marked as required and say what is wrong (R171)', () => {
    render(<One required error="Choose one from the list." />);
    expect(screen.getByText('State').querySelector('[aria-hidden]')?.textContent).toBe('*');
    expect(screen.getByText('Choose one from the list.')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});
