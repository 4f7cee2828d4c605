/** Kept in a browser that was told there is example data: its notice has its place before it is told again. */
export const HAY_EJEMPLOS = 'hayEjemplos';
