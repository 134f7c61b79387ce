export type Device = { browser: string; system: string; phone: boolean };

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const nameIn = (text: string, names: [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];

/** What a person calls the device behind a user agent; null for a program, or for what nobody knows. */
export const deviceOf = (userAgent: string | null): Device | null => {
  if (!userAgent) return null;
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (!browser || !system) return null;
  return { browser, system, phone: ['iPhone', 'iPad', 'Android'].includes(system) };
};
