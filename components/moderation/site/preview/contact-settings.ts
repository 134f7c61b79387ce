/** What the contact page shows of the settings, from wherever they are read. */
export const contactSettings = (read: (name: string) => string, directories: { name: string }[]) => ({
  address: read('address'),
  company_details: { description: read('company_details.description') },
  directories,
});
