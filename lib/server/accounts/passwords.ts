import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters that OWASP names: 19 MiB, two passes, one lane (the library's default).

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of a password that nobody has: where there is no account, a login takes as long as where there is one. */
let decoy: Promise<string> | undefined;

export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hash(crypto.randomUUID());
  const right = await verify(stored ?? (await decoy), password);
  return stored !== null && right;
};
