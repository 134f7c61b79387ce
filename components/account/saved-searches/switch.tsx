type Props = { text: string; checked: boolean; onChange: (on: boolean) => void };

export const Switch = ({ text, checked, onChange }: Props) => (
  <label className="inline-flex min-h-11 items-center gap-2 text-13">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-petrol"
    />
    {text}
  </label>
);
