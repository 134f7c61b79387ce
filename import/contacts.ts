import { z } from 'zod';
import type { ImportedAd } from './ad';
import type { FullMap } from './map';
import { quote } from './readings';
import { type Cells, compileTemplate, type Template } from './template';

type Contact = Pick<ImportedAd, 'phone' | 'whatsapp' | 'email' | 'website' | 'zipCode' | 'lat' | 'long'>;
type Refuse = (template: Template, reason: string) => void;

const Phone = z.string().regex(/^\+?[\d\u0660-\u0669\u06f0-\u06f9 ().-]{6,30}$/);
const Website = z.url({ protocol: /^https?$/ }).max(500);

/** Reads how a seller is reached and where the thing stands. What is filled in has to be usable. */
export const readContacts = (map: FullMap): ((cells: Cells, refuse: Refuse) => Contact) => {
  const field = (template: string | undefined, what: string, schema: z.ZodType<string>) => {
    if (!template) return () => null;
    const from = compileTemplate(template);
    return (cells: Cells, refuse: Refuse): string | null => {
      const text = from.fill(cells);
      if (text === '') return null;
      const read = schema.safeParse(text);
      if (read.success) return read.data;
      refuse(from, `${quote(text)} is not ${what}`);
      return null;
    };
  };
  const degrees = (template: string | undefined, most: number, what: string) => {
    if (!template) return () => null;
    const from = compileTemplate(template);
    return (cells: Cells, refuse: Refuse): number | null => {
      const text = from.fill(cells);
      if (text === '') return null;
      const number = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
      if (Math.abs(number) <= most) return number;
      refuse(from, `${quote(text)} is not a ${what} in degrees`);
      return null;
    };
  };
  const phone = field(map.phone, 'a phone number', Phone);
  const whatsapp = field(map.whatsapp, 'a phone number', Phone);
  const email = field(map.email, 'an e-mail address', z.email().max(200));
  const website = field(map.website, 'a web address', Website);
  const zipCode = field(map.zipCode, 'a postal code', z.string().max(20));
  const lat = degrees(map.lat, 90, 'latitude');
  const long = degrees(map.long, 180, 'longitude');
  return (cells, refuse) => ({
    phone: phone(cells, refuse),
    whatsapp: whatsapp(cells, refuse),
    email: email(cells, refuse),
    website: website(cells, refuse),
    zipCode: zipCode(cells, refuse),
    lat: lat(cells, refuse),
    long: long(cells, refuse),
  });
};
