/** The most payments that one call takes, and the most receipts in one file. Apart from the schemas of payments: the list of dues needs the number alone. */
export const mostPayments = 200;
