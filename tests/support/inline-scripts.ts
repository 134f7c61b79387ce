import { createHash } from 'node:crypto';

// What of a page a browser would run, by the policy that came with it.

type InlineScript = { text: string; nonce: string | undefined };

/** Without files, and without data, which no browser runs. */
export const inlineScripts = (html: string): InlineScript[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, attributes = '', text = '']) => ({ text, nonce: /\snonce="([^"]*)"/.exec(attributes)?.[1] }));

/** What says in a policy which scripts may run. */
export const scriptSources = (policy: string): string[] =>
  /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/) ?? [];

export const mayRun = ({ text, nonce }: InlineScript, policy: string): boolean => {
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const sources = scriptSources(policy);
  return sources.includes(hash) || (nonce !== undefined && sources.includes(`'nonce-${nonce}'`));
};
