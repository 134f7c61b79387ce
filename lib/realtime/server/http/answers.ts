/** Text is what went wrong; anything else is JSON. */
export type Answer = { status: number; body: object | string };

export const refusal = (status: number, message: string): Answer => ({ status, body: message });
