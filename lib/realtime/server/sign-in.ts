import { z } from 'zod';
import type { Connection } from './connection';
import { readData, signedIn } from './frames';
import type { Hub } from './hub';
import type { Settings } from './settings';
import { isSigned } from './signatures';

const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const User = z.object({ id: z.string().min(1).max(128), user_info: z.unknown().optional() });

/** A wrong signature ends the connection for good; a second user on one connection does too. */
export const signIn = (connection: Connection, data: unknown, hub: Hub, settings: Settings) => {
  const wish = readData(SignIn, data);
  const signed = `${connection.id}::user::${wish?.user_data}`;
  if (!wish || !isSigned(settings, wish.auth, signed)) {
    return connection.close(4009, 'The signature of the user is missing or wrong');
  }
  const user = readData(User, wish.user_data);
  if (!user) return connection.close(4009, 'user_data needs an id that is a string');
  if (connection.user && connection.user.id !== user.id) {
    return connection.close(4009, 'This connection is signed in as another user');
  }
  if (!connection.user) {
    if (hub.connectionsOf(user.id).length >= settings.mostPerUser) {
      return connection.close(4100, 'Too many connections of this user');
    }
    hub.signIn(connection, { id: user.id, info: user.user_info });
  }
  connection.send(signedIn(wish.user_data));
};
