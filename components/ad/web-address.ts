/** What a seller typed as an address, if a browser may be sent there; the host is what a buyer reads. */
export const webAddress = (text: string | null | undefined): { href: string; host: string } | null => {
  const given = text?.trim();
  if (!given) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href, host } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, host: host.replace(/^www\./, '') };
};

/** A phone number as a link takes it: digits, with a plus in front where one was given. */
export const phoneDigits = (text: string | null | undefined): string | null => {
  const digits = (text ?? '')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/(?!^\+)[^\d]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? digits : null;
};
