/** Nothing is written down of who leaves. */
export const sinAnotar = async () => () => undefined;
