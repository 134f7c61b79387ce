import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountRoutes } from '@/lib/contract/account';
import { WithPassword } from '@/lib/contract/account-fields';
import { assertPassword } from '../accounts/update';
import { memberCall } from '../calls';
import { takeOrRefuse } from '../limits';
import { readFields } from '../read-fields';
import { exportOf } from './export';
import { limits } from './limits';

export const addOwnDataRoutes = (app: OpenAPIHono) => {
  memberCall(app, accountRoutes.export, async (c, { account, lang }) => {
    const { current_password } = readFields(WithPassword, c);
    await assertPassword(account, current_password, lang);
    takeOrRefuse(limits.exports, String(account.id), lang);
    return new Response(exportOf(account), {
      headers: {
        'content-type': 'application/gzip',
        'content-disposition': 'attachment; filename="my-data.tar.gz"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  });
};
