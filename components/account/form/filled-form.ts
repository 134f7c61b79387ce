type Value = string | number | boolean | File | null | undefined;

/** A form that says only what there is: empty and absent values are left out. */
export const filledForm = (values: Record<string, Value>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, String(value));
  }
  return form;
};

/** Of what stands in a form, what is different from before; an emptied value is said as empty. */
export const changedForm = (values: Record<string, Value>, before: Record<string, Value>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === before[name]) continue;
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, value === null || value === undefined ? '' : String(value));
  }
  return form;
};
