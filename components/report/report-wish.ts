/** Added to the address while a login is in between: the dialog opens when one comes back. */
export const reportWish = '#report';
