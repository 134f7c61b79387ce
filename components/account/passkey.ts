import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// What a browser does with passkeys. Its code is loaded when somebody asks for one.

const load = () => import('@simplewebauthn/browser');

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Asks the device to sign. `options`: of POST /auth/login/passkey/options. */
export const signChallenge = async (options: Record<string, unknown>) =>
  (await load()).startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });

/** Asks the device for a new passkey. `options`: of POST /auth/passkeys/options. */
export const makePasskey = async (options: Record<string, unknown>) =>
  (await load()).startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Its owner changed his mind, or had no passkey to choose. */
export const wasDeclined = (error: unknown): boolean =>
  isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError');

/** The device has a passkey of this account already. */
export const isThereAlready = (error: unknown): boolean => isNamed(error, 'InvalidStateError');
